import type { StoredAuthor } from 'kit/posts/author';

/** The stored record of an author, with the id of its document and the ISO time of its last save. */
export type AuthorRecord = StoredAuthor & { id: string; updatedAt: string };

/** Somebody else has stored another record of that name, or changed this one. */
export class AuthorConflictError extends Error {
  override readonly name = 'AuthorConflictError';

  constructor(author: string, isNew: boolean) {
    super(
      isNew
        ? `There is already a record about “${author}”. Edit that one`
        : `Somebody else has changed the record about “${author}”. Open the authors again, and change what is stored now`,
    );
  }
}
