import * as v from 'valibot';

const textBlock = <Type extends string>(type: Type) =>
  v.object({ id: v.number(), type: v.literal(type), content: v.string() });

const blockSchema = v.variant('type', [
  textBlock('paragraph'),
  textBlock('heading'),
  textBlock('subheading'),
  textBlock('callout'),
  v.object({
    id: v.number(),
    type: v.literal('list'),
    content: v.optional(v.string(), ''),
    items: v.array(v.string()),
  }),
  v.object({ id: v.number(), type: v.literal('cta'), content: v.string(), email: v.string() }),
]);

const contentSchema = v.object({
  title: v.string(),
  author: v.string(),
  publishDate: v.string(),
  category: v.string(),
  excerpt: v.string(),
  content: v.pipe(v.array(blockSchema), v.minLength(1)),
  updatedAt: v.string(),
});

/** A content block (specification §3); `content` is rich text in a paragraph and plain text elsewhere. */
export type Block = v.InferOutput<typeof blockSchema>;
/** The six types of blocks. */
export type BlockType = Block['type'];
/** What is stored of a post. */
export type PostContent = v.InferOutput<typeof contentSchema>;
/** An authored post (specification §3); the id is the document's. */
export type Post = PostContent & { id: string };
/** What the form edits: `updatedAt` is set when it is saved. */
export type PostDraft = Omit<PostContent, 'updatedAt'>;

/**
 * Reads a stored document.
 * @throws {Error} naming the document and the field. A malformed post is not shown, so that nobody overwrites what is left of it.
 */
export function parsePost(id: string, data: unknown): Post {
  const result = v.safeParse(contentSchema, data);
  if (result.success) return { id, ...result.output };
  const [issue] = result.issues;
  throw new Error(`Post ${id}, field "${v.getDotPath(issue)}": ${issue.message}. Correct the document in the store`);
}

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
  };
}
