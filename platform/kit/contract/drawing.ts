import * as v from 'valibot';
import { closedObject } from './closed-object';

/** How a line of a drawing looks: the thing itself, its details, its load, measures, and imaginary lines. */
const strokeStyles = ['outline', 'detail', 'load', 'measure', 'axis'] as const;

const labelSchema = closedObject({
  x: v.number(),
  /** Height of the baseline. */
  y: v.number(),
  text: v.string(),
  /** The part of the text that stands at `x`; the middle if it is left out. */
  anchor: v.optional(v.picklist(['start', 'middle', 'end'])),
  /** Whether it reads upwards. */
  isTurned: v.optional(v.boolean()),
});

/** A drawing of lines and labels, which a page shows as SVG and a datasheet prints: both from the same data. */
export const drawingSchema = closedObject({
  /** The name of the drawing: a label below it in print, the accessible name on a page. */
  title: v.string(),
  /** Says what is drawn to who cannot see it. */
  description: v.string(),
  /** In units of the drawing: pixels on a page at its natural size. The origin is the upper left corner. */
  width: v.number(),
  height: v.number(),
  strokes: v.array(
    closedObject({
      style: v.picklist(strokeStyles),
      /** Path data of SVG. */
      path: v.string(),
      /** Whether its inside is covered, so that shapes behind are hidden. */
      isFilled: v.optional(v.boolean()),
    }),
  ),
  labels: v.array(labelSchema),
});

/** See `drawingSchema`. */
export type Drawing = v.InferOutput<typeof drawingSchema>;

/** How a line of a drawing looks. */
export type StrokeStyle = (typeof strokeStyles)[number];
