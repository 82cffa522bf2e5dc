import type { DraftBlock } from './draft-blocks';
import { serialise } from './plain-values';

/** What a writer chooses; a published post with a publish date to come is stored as scheduled. */
export const draftStatuses = ['draft', 'published'] as const;

/** What the form edits. Everything else of a post is set when it is saved, or stays as it is stored. */
export type PostDraft = {
  title: string;
  author: string;
  publishDate: string;
  category: string;
  excerpt: string;
  status: (typeof draftStatuses)[number];
  /** '' while it is made of the title. */
  slug: string;
  content: DraftBlock[];
};

/** The text of a new post's only block (specification §3). */
export const firstText = 'Start writing your blog content here...';

/** The text fields of a post (specification §3). */
export const textFields = ['title', 'author', 'publishDate', 'category', 'excerpt'] as const;

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
  category,
  excerpt,
  status,
  slug,
  content,
}: PostDraft): PostDraft {
  return { title, author, publishDate, category, excerpt, status, slug, content };
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
