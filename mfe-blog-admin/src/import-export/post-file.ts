import type { PlainFields } from '../posts/plain-values';
import { draftOf, type PostDraft } from '../posts/post-draft';
import { type StoredPost, unknownFieldsOf } from '../posts/stored-post';

/** A post as a Markdown file holds it. */
export type PostFile = PostDraft & {
  /** '' when it was never published. */
  slug: string;
  /** '' when the file does not say it. */
  updatedAt: string;
  /** Fields that this tool does not know. */
  otherFields: PlainFields;
};

/** A stored post as a file holds it. A known field that should be text is the text that the form shows of it. */
export const asPostFile = (post: StoredPost): PostFile => ({
  ...draftOf(post),
  slug: post.slug,
  updatedAt: post.updatedAt,
  otherFields: unknownFieldsOf(post.fields),
});

/** A draft as a file holds it. */
export const draftAsPostFile = (draft: PostDraft): PostFile => ({ ...draft, slug: '', updatedAt: '', otherFields: {} });
