import { isSameDraft } from './post-draft';
import type { PostFile } from './post-file';
import type { StoredPost } from './stored-post';

/** The plan for a post that was read from a file. */
export type ImportPlan =
  /** The post is new, or not in the list any more. */
  | { kind: 'add' }
  | { kind: 'update'; post: StoredPost }
  /** The post is stored like this already. */
  | { kind: 'unchanged' }
  /** Somebody has saved the post since it was exported. */
  | { kind: 'outdated' };

/** Decides it. An export names its post; one of an older version of the tool is known by its title and its last save. */
export function planImport(file: PostFile, all: readonly StoredPost[]): ImportPlan {
  const post = all.find(({ id, title, updatedAt }) =>
    file.id ? id === file.id : file.updatedAt !== '' && updatedAt === file.updatedAt && title === file.title,
  );
  if (!post) return { kind: 'add' };
  // An import changes neither whether readers see a post nor where.
  if (isSameDraft({ ...file, status: post.status, slug: post.slug }, post)) return { kind: 'unchanged' };
  return post.updatedAt === file.updatedAt ? { kind: 'update', post } : { kind: 'outdated' };
}

/** Why a file was not imported, in a sentence for whoever chose it. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
