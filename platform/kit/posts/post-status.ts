/** Whether readers see a post: a scheduled one from its `publishAt` on. */
export const postStatuses = ['draft', 'published', 'scheduled'] as const;

/** Whether readers see a post. */
export type PostStatus = (typeof postStatuses)[number];
