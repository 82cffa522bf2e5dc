import * as v from 'valibot';

/** Schema of the picture that stands for a post: in lists, above or below its text, and where it is shared. */
export const coverSchema = v.object({
  /** Name in the store (`stored-picture.ts`). */
  picture: v.string(),
  /** The point that stays in view where the picture is cut, in percent of its width and height; the middle where there is none. */
  focus: v.optional(v.object({ x: v.number(), y: v.number() })),
  /** What it shows, in words; one that decorates has none. */
  alt: v.optional(v.string()),
});

/** A picture that stands for a post. */
export type Cover = v.InferOutput<typeof coverSchema>;

/** The point in view of a picture that names none. */
export const middle = { x: 50, y: 50 } as const;
