/**
 * Step of the database's migrations: documents by collection, with an index of their fields, which a later step
 * drops (`dropDocumentIndex`). Existing documents wait in `documents_to_index`. A released step is never changed.
 */
export const documentIndexMigration = `
  ALTER TABLE documents RENAME TO documents_to_index;
  DROP INDEX documents_by_collection;
  CREATE TABLE collections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    root TEXT NOT NULL,
    path BLOB NOT NULL,
    name TEXT NOT NULL
  );
  CREATE UNIQUE INDEX collections_by_path ON collections (root, path);
  CREATE INDEX collections_by_name ON collections (root, name, path);
  CREATE TABLE documents (
    document INTEGER PRIMARY KEY,
    collection INTEGER NOT NULL,
    name TEXT NOT NULL,
    create_time TEXT NOT NULL,
    update_time TEXT NOT NULL,
    checksum INTEGER,
    fields BLOB NOT NULL
  );
  CREATE UNIQUE INDEX documents_by_name ON documents (collection, name);
  CREATE TABLE document_index (
    document INTEGER NOT NULL,
    field TEXT NOT NULL,
    value BLOB NOT NULL,
    collection INTEGER NOT NULL,
    name TEXT NOT NULL,
    is_double INTEGER NOT NULL,
    PRIMARY KEY (document, field, value)
  ) WITHOUT ROWID;
  CREATE INDEX document_values ON document_index (collection, field, value, name);
  CREATE INDEX document_long_values ON document_index (collection, field) WHERE length(value) > 256;
`;
