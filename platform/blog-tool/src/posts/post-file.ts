import { unknownFieldsOf } from './fields-to-store';
import type { PlainFields } from './plain-values';
import { draftOf, type PostDraft } from './post-draft';
import type { StoredPost } from './stored-post';

/** A post as it is in a Markdown file. */
export type PostFile = PostDraft & {
  /** The id of the post that it is an export of, or ''. */
  id: string;
  /** '' when the file does not have it. */
  updatedAt: string;
  /** Fields that this tool does not know. */
  otherFields: PlainFields;
};

/** A stored post, to be exported. A known field that should be text is exported as the text that the form shows. */
export const asPostFile = (post: StoredPost): PostFile => ({
  ...draftOf(post),
  id: post.id,
  updatedAt: post.updatedAt,
  otherFields: unknownFieldsOf(post.fields),
});

/** A draft, to be exported. */
export const draftAsPostFile = (draft: PostDraft): PostFile => ({
  ...draft,
  id: '',
  slug: '',
  updatedAt: '',
  otherFields: {},
});
