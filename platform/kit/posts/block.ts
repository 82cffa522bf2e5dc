import * as v from 'valibot';

/** Finite: an infinite number is nothing that JSON can hold, and the composed site keeps its posts as JSON. */
const id = v.pipe(v.number(), v.finite());

/** A stored picture, and its layout in the text. The tool asks for fields that a writer left empty, and never blocks. */
const shownPicture = {
  /** Name in the store (`stored-picture.ts`). */
  picture: v.string(),
  /** Size in px, upright. */
  width: v.number(),
  height: v.number(),
  /** Describes the picture to who cannot see it. */
  alt: v.optional(v.string()),
  /** Whether there is nothing to describe. */
  isDecorative: v.optional(v.boolean()),
  caption: v.optional(v.string()),
  /** As wide as the text unless it says so. */
  layout: v.optional(v.picklist(['text', 'wide', 'full'])),
};

/** A stored file to download; its kind is the ending of its name in the store. */
const fileToDownload = {
  /** Name in the store (`stored-file.ts`). */
  file: v.string(),
  /** The name that readers save it under. */
  name: v.string(),
  /** Its size. */
  bytes: v.number(),
  /** What readers see in place of the name. */
  title: v.optional(v.string()),
};

/** Loose, like a row: the blog tool keeps unknown fields. */
const listEntrySchema = v.looseObject({
  /** Rich text without paragraphs. */
  text: v.string(),
  /** 0 for an item of the list itself, 1 for one of a list in it. */
  level: v.number(),
  marker: v.picklist(['bullet', 'number', 'task']),
  /** Whether a task is done. */
  isDone: v.optional(v.boolean()),
  /** Number of the first of some numbered items, where it is not 1. */
  start: v.optional(v.number()),
});

/**
 * Text of one kind (specification §3). Where a heading, a callout or a call to action has marks or links, `rich` says the same text with them:
 * earlier readers show `content`.
 */
const textSchema = v.object({
  id,
  type: v.picklist(['heading', 'subheading', 'callout']),
  content: v.string(),
  rich: v.optional(v.string()),
});

/**
 * Schema of a content block: the six types of specification §3, and those that came later. A list of lists is a list of
 * entries with levels, and a row is an object, because document stores refuse arrays in arrays.
 */
export const blockSchema = v.variant('type', [
  v.object({ id, type: v.literal('paragraph'), content: v.string() }),
  textSchema,
  v.object({
    id,
    type: v.literal('list'),
    content: v.optional(v.string(), ''),
    items: v.array(v.string()),
    /** The same items with marks, levels and numbers, where they have any. */
    entries: v.optional(v.array(listEntrySchema)),
  }),
  v.object({ id, type: v.literal('cta'), content: v.string(), email: v.string(), rich: v.optional(v.string()) }),
  v.object({
    id,
    type: v.literal('quote'),
    content: v.string(),
    /** The person whose words are quoted. */
    source: v.optional(v.string()),
  }),
  v.object({ id, type: v.literal('code'), content: v.string(), language: v.optional(v.string()) }),
  v.object({
    id,
    type: v.literal('table'),
    /** Rich text without paragraphs. */
    rows: v.array(v.looseObject({ cells: v.array(v.string()) })),
    /** Whether the first row names the columns. */
    hasHeader: v.optional(v.boolean(), false),
    caption: v.optional(v.string()),
  }),
  v.object({ id, type: v.literal('divider') }),
  v.object({
    id,
    type: v.literal('embed'),
    /** The kind of thing of this site that is shown. */
    kind: v.string(),
    /** The name of the thing among its kind. */
    name: v.string(),
  }),
  v.object({ id, type: v.literal('picture'), ...shownPicture }),
  v.object({
    id,
    type: v.literal('footnote'),
    /** By which links of the text find it (`footnote-address.ts`), and which is shown: `1`. */
    name: v.string(),
    /** Rich text without paragraphs. */
    content: v.string(),
  }),
  v.object({ id, type: v.literal('file'), ...fileToDownload }),
]);

/** A content block; `content` is rich text in a paragraph, a quote and a footnote, and plain text elsewhere. */
export type Block = v.InferOutput<typeof blockSchema>;
/** An item of a list, at any level. */
export type ListEntry = v.InferOutput<typeof listEntrySchema>;

const knownTypes: readonly string[] = blockSchema.options.flatMap(({ entries }) =>
  'options' in entries.type ? entries.type.options : [entries.type.literal],
);

const typedSchema = v.looseObject({ type: v.string() });

/** The type of a stored block that this release does not know; `undefined` for any other. */
function unknownTypeOf(block: unknown): string | undefined {
  const typed = v.safeParse(typedSchema, block);
  return typed.success && !knownTypes.includes(typed.output.type) ? typed.output.type : undefined;
}

/** The blocks of a stored body that this release does not know, each with its place (from 1) and type: `block 3 (poll)`. */
export const skippedBlocks = (content: unknown): string[] =>
  (Array.isArray(content) ? content : []).flatMap((block: unknown, index) => {
    const type = unknownTypeOf(block);
    return type === undefined ? [] : [`block ${index + 1} (${type})`];
  });

const skippedSchema = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/**
 * Schema of a body as readers get it. Blocks of a type that came with a later release are skipped: the tool may be ahead of
 * the site.
 */
export const readableBlocksSchema = v.pipe(
  v.array(v.lazy((block) => (unknownTypeOf(block) === undefined ? blockSchema : skippedSchema))),
  v.transform((blocks) => blocks.filter((block) => block !== undefined)),
);
