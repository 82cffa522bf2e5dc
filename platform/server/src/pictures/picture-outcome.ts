import * as v from 'valibot';

const preparedSchema = v.object({
  extension: v.picklist(['jpg', 'png']),
  /** Size in px. */
  width: v.number(),
  height: v.number(),
  /** Whether it moved: its first frame is kept. */
  wasAnimated: v.boolean(),
});

/** The record of a picture that was read and is kept. */
export type PreparedPicture = v.InferOutput<typeof preparedSchema>;

/** Schema of the outcome of reading a picture, as its process reports it. */
export const pictureOutcomeSchema = v.union([
  v.object({ prepared: preparedSchema }),
  v.object({
    refusal: v.object({
      status: v.picklist([400, 413, 415, 422, 503]),
      subject: v.string(),
      reason: v.string(),
      remedy: v.string(),
    }),
  }),
  v.object({ failure: v.object({ message: v.string(), code: v.optional(v.string()) }) }),
]);

/** The outcome of reading a picture. */
export type PictureOutcome = v.InferOutput<typeof pictureOutcomeSchema>;

/** Exit code of that process when a picture takes too much memory. */
export const outOfMemory = 77;
