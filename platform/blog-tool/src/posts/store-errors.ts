import { maxTrash } from './posts-store';
import type { StoredPost } from './stored-post';

// Apart from the store itself: the list needs none of them.

/** A post that was changed or deleted by somebody else while it was edited here. */
export class PostConflictError extends Error {
  override readonly name = 'PostConflictError';

  constructor(
    id: string,
    /** The post as it is stored now; absent when it was deleted. */
    readonly theirs: StoredPost | undefined,
    /** The post in the trash that has the id of a new post. */
    readonly trashed?: StoredPost,
  ) {
    super(`Post ${id} was ${theirs ? 'changed' : 'deleted'} by somebody else. Choose which version to keep`);
  }
}

/** Another post has the slug. */
export class SlugTakenError extends Error {
  override readonly name = 'SlugTakenError';

  constructor(readonly slug: string) {
    super(`Slug ${slug}: another post has it. Choose another one`);
  }
}

/** The trash is not as it was shown: somebody has restored the post meanwhile, or has deleted it for good. */
export class TrashChangedError extends Error {
  override readonly name = 'TrashChangedError';
}

/** There is no room in the trash. */
export class TrashFullError extends Error {
  override readonly name = 'TrashFullError';

  constructor() {
    super(`Trash: it is full (${maxTrash} posts). Delete some of them for good first`);
  }
}
