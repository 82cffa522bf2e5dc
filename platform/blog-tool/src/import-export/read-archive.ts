import { Unzip, type UnzipFile, UnzipInflate, unzipSync } from 'fflate';

const mebibyte = 2 ** 20;

/**
 * What an import reads at most; a post that can be stored has less than 1 MiB, and everything is in the memory of the tab at
 * once. In bytes, but for the entries.
 */
export const importBounds = {
  /** Of a Markdown file: an export has what a table or a list says twice. */
  file: 3 * mebibyte,
  /** Of an archive as it is chosen, with the pictures and whatever else is in it. */
  archive: 256 * mebibyte,
  /** Of all Markdown files of an archive, unpacked. */
  unpacked: 100 * mebibyte,
  /** How many entries of an archive, of any kind. */
  entries: 20_000,
};

/** Why something is not read, and what to do. @param bytes what it may have */
export const explainSize = (name: string, bytes: number): string =>
  `${name}: it has more than ${bytes / mebibyte} MB, which is the most that an import reads. Import its posts in smaller parts`;

/** A Markdown file of an archive: its bytes, or why it cannot be read. */
export type ArchivedFile = { name: string; bytes: Uint8Array } | { name: string; reason: string };

/** How many bytes are unpacked at once: up to a thousand times as many come out of them. */
const portion = 4096;

/**
 * Unpacks the Markdown files of a zip archive. The sizes that it states are looked at before anything is unpacked, and are not
 * believed: more may come out. Of two entries with one name the last counts.
 * @throws {Error} with the reason and what to do, when it is no archive, or has more than an import reads
 */
export function readArchive(archiveName: string, archive: Uint8Array): ArchivedFile[] {
  const sizes = readSizes(archiveName, archive);
  let unpacked = 0;
  const files = new Map<string, ArchivedFile>();
  const read = (entry: UnzipFile) => {
    const { name } = entry;
    const size = sizes.get(name);
    if (size === undefined) return;
    const refuse = (reason: string) => files.set(name, { name, reason });
    if (size > importBounds.file) {
      refuse(explainSize(name, importBounds.file));
      return;
    }
    const chunks: Uint8Array[] = [];
    let length = 0;
    // Until its last byte was there, and as many as it states.
    refuse(explainDamage(name));
    entry.ondata = (error, chunk, isLast) => {
      if (error) return;
      unpacked += chunk.length;
      length += chunk.length;
      if (length <= size) chunks.push(chunk);
      if (isLast && length === size) files.set(name, { name, bytes: join(chunks, length) });
    };
    try {
      entry.start();
    } catch {
      // A kind of compression that fflate does not have: it was refused above.
    }
  };
  const unzip = new Unzip(read);
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += portion) {
    unzip.push(archive.subarray(at, at + portion), at + portion >= archive.length);
    if (unpacked > importBounds.unpacked)
      throw new Error(explainSize(`${archiveName}, unpacked`, importBounds.unpacked));
  }
  return [...sizes.keys()].map((name) => files.get(name) ?? { name, reason: explainDamage(name) });
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const explainDamage = (name: string) =>
  `${name}: it is damaged, encrypted, or packed in an unusual way. Unpack the archive and choose the .md files themselves`;

/** What an archive states of the sizes of its Markdown files. @throws {Error} when that is more than an import reads */
function readSizes(archiveName: string, archive: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  let refusal: Error | undefined;
  let entries = 0;
  try {
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > importBounds.entries) {
          refusal = new Error(
            `${archiveName}: it has more than ${importBounds.entries.toLocaleString('en')} entries, which is the most that an import reads. Choose the .md files themselves`,
          );
          throw refusal;
        }
        if (/\.(md|markdown)$/i.test(name)) sizes.set(name, originalSize);
        return false;
      },
    });
  } catch (cause) {
    throw refusal ?? new Error(`${archiveName}: it is not a zip archive. Choose the .md files themselves`, { cause });
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + Math.min(size, importBounds.file), 0);
  if (total > importBounds.unpacked) throw new Error(explainSize(`${archiveName}, unpacked`, importBounds.unpacked));
  return sizes;
}
