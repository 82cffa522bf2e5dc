import { storedAuthorSchema } from 'kit/posts/author';
import * as v from 'valibot';
import { draftSchema } from '../unsaved-work/kept-drafts';

/** The message by which the page in the frame asks for a draft. */
export const previewReady = 'blog-preview-ready';

/** The message of the form to the page in its frame. */
export const previewSchema = v.object({
  kind: v.literal('blog-preview'),
  draft: draftSchema,
  /** The record of the draft's author. */
  by: v.optional(storedAuthorSchema),
  /** Place of the block that is being written, among those that readers see; -1 for none. */
  visited: v.number(),
});

/** A draft to show, and where in it somebody is writing. */
export type PreviewMessage = v.InferOutput<typeof previewSchema>;
