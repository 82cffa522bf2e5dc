import type { DocumentFields } from '../values/document-value';
import { parseFields, type StoredDocument } from './stored-document';

/** Parses the fields of a document. @param json what `readJson` gave for it */
export type ParseDocument = (name: string, document: StoredDocument, json: Buffer) => DocumentFields;

/** How many bytes of JSON are kept parsed; as objects they take about twice as much. */
const maxBytes = 64 * 1024 * 1024;

/** Parses documents, and keeps those that have not changed for the next query: parsing is half of its time. */
export function createDocumentParser(): ParseDocument {
  const parsed = new Map<string, { updateTime: string; fields: DocumentFields }>();
  let bytes = 0;
  return (name, document, json) => {
    // What somebody else has changed has the time of the last commit, but not its checksum.
    if (json !== document.fields) return parseFields(json);
    const known = parsed.get(name);
    if (known?.updateTime === document.updateTime) return known.fields;
    if (bytes > maxBytes) {
      parsed.clear();
      bytes = 0;
    }
    bytes += json.length;
    const fields = parseFields(json);
    parsed.set(name, { updateTime: document.updateTime, fields });
    return fields;
  };
}
