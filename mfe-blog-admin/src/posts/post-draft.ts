import type { Post, PostContent } from 'shared-config/posts/post';

/** What the form edits: `updatedAt` and `slug` are set when it is saved. */
export type PostDraft = Omit<PostContent, 'updatedAt' | 'slug'>;

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
    content: [{ id: 1, type: 'paragraph', content: 'Start writing your blog content here...' }],
    status: 'draft',
  };
}

/** A stored post as the form edits it. */
export function draftOf({ id: _id, updatedAt: _updatedAt, slug: _slug, ...draft }: Post): PostDraft {
  return draft;
}

/** Whether two drafts say the same; both consist of plain data with their fields in one order. */
export const isSameDraft = (one: PostDraft, other: PostDraft) => serialise(one) === serialise(other);

const serialise = ({ title, author, publishDate, category, excerpt, status, content }: PostDraft) =>
  JSON.stringify([title, author, publishDate, category, excerpt, status, content.map(blockValues)]);

const blockValues = (block: PostDraft['content'][number]) => [
  block.id,
  block.type,
  block.content,
  block.type === 'list' ? block.items : null,
  block.type === 'cta' ? block.email : null,
];
