import type { IndexEntry } from '../encoding/index-entries';
import type { DocumentFields } from '../values/document-value';
import type { DocumentName } from '../values/resource-name';
import type { StoredFields } from './stored-fields';

/** A document as it is stored: `document` is its number, times are RFC 3339. */
export type StoredDocument = StoredFields & { document: number; createTime: string; updateTime: string };

/** What a commit does to one document. Times are RFC 3339. */
export type DocumentChange =
  | {
      kind: 'put';
      name: DocumentName;
      fields: DocumentFields;
      entries: IndexEntry[];
      createTime: string;
      updateTime: string;
    }
  | { kind: 'remove'; name: DocumentName };
