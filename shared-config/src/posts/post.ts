import * as v from 'valibot';

/** Schema of a content block (specification §3). */
export const blockSchema = v.variant('type', [
  v.object({
    id: v.number(),
    type: v.picklist(['paragraph', 'heading', 'subheading', 'callout']),
    content: v.string(),
  }),
  v.object({
    id: v.number(),
    type: v.literal('list'),
    content: v.optional(v.string(), ''),
    items: v.array(v.string()),
  }),
  v.object({ id: v.number(), type: v.literal('cta'), content: v.string(), email: v.string() }),
]);

/** Whether readers see a post. */
export const postStatuses = ['draft', 'published'] as const;

/** Schema of what is stored of a post. */
export const postContentSchema = v.object({
  title: v.string(),
  author: v.string(),
  publishDate: v.string(),
  category: v.string(),
  excerpt: v.string(),
  content: v.pipe(v.array(blockSchema), v.minLength(1)),
  updatedAt: v.string(),
  /** A document from before the field is a draft until it is given one (`pnpm posts:migrate`). */
  status: v.optional(v.picklist(postStatuses), 'draft'),
  /** Last part of the post's address; set when it is first saved, so that a new title breaks no link. */
  slug: v.optional(v.string(), ''),
});

/** A content block (specification §3); `content` is rich text in a paragraph and plain text elsewhere. */
export type Block = v.InferOutput<typeof blockSchema>;
/** The six types of blocks. */
export type BlockType = Block['type'];
/** Whether readers see a post. */
export type PostStatus = (typeof postStatuses)[number];
/** What is stored of a post. */
export type PostContent = v.InferOutput<typeof postContentSchema>;
/** An authored post (specification §3); the id is the document's. */
export type Post = PostContent & { id: string };

/** Name of the collection (specification §3). */
export const postsCollection = 'blogs';

/**
 * Reads a stored document.
 * @throws {Error} naming the document and the field. A malformed post is not shown, so that nobody overwrites what is left of it.
 */
export function parsePost(id: string, data: unknown): Post {
  const result = v.safeParse(postContentSchema, data);
  if (result.success) return { id, ...result.output };
  const [issue] = result.issues;
  throw new Error(`Post ${id}, field "${v.getDotPath(issue)}": ${issue.message}. Correct the document in the store`);
}
