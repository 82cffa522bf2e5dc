import * as v from 'valibot';
import { closedObject } from './closed-object';
import { drawingSchema } from './drawing';
import { parseContract } from './parse-contract';

const pictureSchema = closedObject({
  /** File in `media/datasheets/pictures/`, without its ending. */
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** Says what is seen. */
  alt: v.string(),
});

/** A number that stands out, with its label, and the basis of its measurement. */
const keyFigureSchema = closedObject({ label: v.string(), value: v.string(), base: v.optional(v.string()) });

const blockSchema = v.variant('kind', [
  closedObject({ kind: v.literal('text'), text: v.string() }),
  closedObject({ kind: v.literal('list'), items: v.array(v.string()) }),
  /** Numbered. */
  closedObject({
    kind: v.literal('steps'),
    steps: v.array(closedObject({ title: v.optional(v.string()), text: v.string() })),
  }),
  /** Two to four in a row. */
  closedObject({ kind: v.literal('figures'), figures: v.array(keyFigureSchema) }),
  /** The first cell of a row names it. */
  closedObject({
    kind: v.literal('table'),
    caption: v.optional(v.string()),
    columns: v.optional(v.array(v.string())),
    rows: v.array(v.array(v.string())),
  }),
  closedObject({ kind: v.literal('picture'), picture: pictureSchema }),
  /** Rows of drawings, all at one scale: that of the widest row, which is as wide as the column. */
  closedObject({ kind: v.literal('drawings'), rows: v.array(v.array(drawingSchema)) }),
  closedObject({ kind: v.literal('quote'), text: v.string(), by: v.string() }),
  closedObject({ kind: v.literal('link'), text: v.string(), url: v.string() }),
]);

const sectionSchema = closedObject({
  heading: v.string(),
  blocks: v.array(blockSchema),
  /** Beside its heading (if it is left out), or below it and as wide as the page. */
  layout: v.optional(v.picklist(['beside', 'stacked'])),
  startsPage: v.optional(v.boolean()),
});

const datasheetsSchema = v.array(
  closedObject({
    /** Name under `/pdfs/`. */
    file: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9-]+\.pdf$/, 'must be lower-case words joined by hyphens, and end with .pdf'),
    ),
    /** The kind of document, such as `Data sheet`: printed above its title. */
    kind: v.string(),
    title: v.string(),
    subtitle: v.string(),
    /** Raised with every change that a reader must know of. */
    version: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
    /** Date of that version. */
    date: v.pipe(v.string(), v.isoDate()),
    picture: pictureSchema,
    /** In a row below the picture. */
    figures: v.array(keyFigureSchema),
    sections: v.array(sectionSchema),
    /** Text files that are published beside it, such as outlines for CAD. */
    attachments: v.optional(
      v.array(
        closedObject({
          file: v.pipe(
            v.string(),
            v.regex(/^[a-z0-9-]+\.dxf$/, 'must be lower-case words joined by hyphens, and end with .dxf'),
          ),
          text: v.string(),
        }),
      ),
    ),
  }),
);

/** A PDF under `/pdfs/`, described by the same content as a page of the site, so that the two never disagree. */
export type Datasheet = v.InferOutput<typeof datasheetsSchema>[number];

/** A part of a datasheet under its own heading, which is also a bookmark. */
export type DatasheetSection = v.InferOutput<typeof sectionSchema>;

/** A block of a section. */
export type DatasheetBlock = v.InferOutput<typeof blockSchema>;

/**
 * Declares the datasheets of a remote; the default export of its `datasheets.ts`.
 * @throws {ContractError} when one is malformed.
 */
export function defineDatasheets(datasheets: readonly Datasheet[]): readonly Datasheet[] {
  return parseContract(datasheetsSchema, datasheets, {
    code: 'invalid-definition',
    subject: 'datasheets.ts',
    remedy: 'Correct that field',
  });
}
