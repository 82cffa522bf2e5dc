import * as v from 'valibot';

/** Schema of the picture that stands for a post: in lists, above or below its text, and where it is shared. */
const coverSchema = v.object({
  /** Name in the store (`stored-picture.ts`). */
  picture: v.string(),
  /** The point that stays in view where the picture is cut, in percent of its width and height; the middle where there is none. */
  focus: v.optional(v.object({ x: v.number(), y: v.number() })),
});

/** A picture that stands for a post. */
export type Cover = v.InferOutput<typeof coverSchema>;

const coversSchema = v.object({
  cover: v.fallback(v.optional(coverSchema), undefined),
  sharePicture: v.fallback(v.optional(coverSchema), undefined),
});

/** The pictures that stand for a post: in lists, and where it is shared if that is another one. */
export type Covers = v.InferOutput<typeof coversSchema>;

/** Reads them from a stored post. The site chooses for a post without one, and for one that makes no sense. */
export const readCovers = (data: unknown): Covers => v.parse(v.fallback(coversSchema, {}), data);

/** The point in view of a picture that names none. */
export const middle = { x: 50, y: 50 } as const;
