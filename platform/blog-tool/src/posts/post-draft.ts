import type { Cover } from 'kit/posts/cover';
import type { DraftBlock } from './draft-blocks';
import { serialise } from './plain-values';
import { readTags, writeTags } from './tags-text';

/** The statuses that a writer chooses; a published post with a publish date to come is stored as scheduled. */
export const draftStatuses = ['draft', 'published'] as const;

/** The fields of a post that the form edits. All others are set when it is saved, or stay as they are stored. */
export type PostDraft = {
  title: string;
  author: string;
  publishDate: string;
  /** Time of day from which readers see it where the writer is, such as `09:00`; absent for the beginning of the day. */
  publishTime?: string | undefined;
  category: string;
  excerpt: string;
  /** Title for search engines and where the post is shared, if it is not that of the post. */
  metaTitle?: string | undefined;
  /** The same for its excerpt. */
  metaDescription?: string | undefined;
  /** Separated by commas, as they were typed. */
  tags?: string | undefined;
  status: (typeof draftStatuses)[number];
  /** '' while it is made of the title. */
  slug: string;
  /** Stands for the post in lists and above its text; the site chooses one for a post without it. */
  cover?: Cover | undefined;
  /** Stands for it where it is shared, if that is not the cover. */
  sharePicture?: Cover | undefined;
  content: DraftBlock[];
};

/** The text of a new post's only block (specification §3). */
export const firstText = 'Start writing your blog content here...';

/** The text fields of a post (specification §3). */
export const textFields = ['title', 'author', 'publishDate', 'category', 'excerpt'] as const;

/** Text fields that came later, which a post has only where they say something. */
export const metaFields = ['metaTitle', 'metaDescription'] as const;

/** The defaults of a new post (specification §3). @param today whose local date is the publish date */
export function createDraft(today: Date): PostDraft {
  const day = String(today.getDate()).padStart(2, '0');
  const month = String(today.getMonth() + 1).padStart(2, '0');
  return {
    title: '',
    author: '',
    publishDate: `${today.getFullYear()}-${month}-${day}`,
    category: '',
    excerpt: '',
    content: [{ id: 1, type: 'paragraph', content: firstText }],
    status: 'draft',
    slug: '',
  };
}

/** The part of a post that the form edits. */
export function draftOf({
  title,
  author,
  publishDate,
  publishTime,
  category,
  excerpt,
  metaTitle,
  metaDescription,
  tags = '',
  status,
  slug,
  cover,
  sharePicture,
  content,
}: PostDraft): PostDraft {
  // However they were typed, they are the same.
  const sameTags = writeTags(readTags(tags));
  const others = {
    ...(metaTitle && { metaTitle }),
    ...(metaDescription && { metaDescription }),
    ...(sameTags && { tags: sameTags }),
    ...(publishTime && { publishTime }),
    ...(cover && { cover }),
    ...(sharePicture && { sharePicture }),
  };
  return { title, author, publishDate, ...others, category, excerpt, status, slug, content };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: PostDraft, other: PostDraft): boolean {
  const [{ content, ...fields }, { content: otherContent, ...otherFields }] = [draftOf(one), draftOf(other)];
  return (
    serialise(fields) === serialise(otherFields) &&
    content.length === otherContent.length &&
    // Most blocks of a long post are the very same.
    content.every((block, at) => block === otherContent[at] || serialise(block) === serialise(otherContent[at]))
  );
}

/** The title, or a placeholder for a post without one. */
export const titleOf = ({ title }: Pick<PostDraft, 'title'>) => title.trim() || 'Post without a title';
