import { processLog } from '../../logging/log';
import type { StoredDocument } from '../store/stored-document';
import { readFields, readJson } from '../store/stored-fields';
import type { DocumentFields } from '../values/document-value';
import { editFields, readField } from '../values/field-path';

/** Size in bytes of the blocks of a long result. Brotli's lowest level finds repetitions only within a block. */
const blockSize = 2 * 1024 * 1024;

/** Gathers pieces of text into blocks. */
export function* toBlocks(pieces: Iterable<string | Buffer>): Generator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for (const piece of pieces) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    gathered.push(bytes);
    size += bytes.length;
    if (size < blockSize) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  yield Buffer.concat(gathered);
}

/** The fields at the given paths, if present. */
function selectFields(fields: DocumentFields, paths: readonly (readonly string[])[]): DocumentFields {
  const editor = editFields({});
  for (const names of paths) {
    const value = readField(fields, names);
    if (value !== undefined) editor.write(names, value);
  }
  return editor.fields;
}

/** Unreadable documents that were logged, so that repeated queries do not log them again. */
const reported = new Set<string>();

function report(name: string): void {
  if (reported.size > 1000) reported.clear();
  if (reported.has(name)) return;
  reported.add(name);
  const remedy = 'Replace it as a whole, or delete it';
  processLog({ level: 'error', message: `Document ${name} is left out: its stored fields cannot be read. ${remedy}` });
}

/**
 * A document as pieces of JSON (google.firestore.v1.Document), without `fields` if those are empty; `null` when it cannot be
 * read, which is logged.
 * @param select paths of the wanted fields; `null` for all, which are not parsed
 */
export function describeDocument(
  name: string,
  row: StoredDocument,
  select: readonly (readonly string[])[] | null,
): (string | Buffer)[] | null {
  const json = select ? selectedJson(row, select) : readJson(row);
  if (!json) {
    report(name);
    return null;
  }
  const fields = json.length > 2 ? [',"fields":', json] : [];
  const times = `,"createTime":${JSON.stringify(row.createTime)},"updateTime":${JSON.stringify(row.updateTime)}}`;
  return [`{"name":${JSON.stringify(name)}`, ...fields, times];
}

function selectedJson(row: StoredDocument, select: readonly (readonly string[])[]): Buffer | null {
  const fields = readFields(row);
  return fields && Buffer.from(JSON.stringify(selectFields(fields, select)));
}
