import { skippedBlocks } from 'shared-config/posts/block';
import { formerSlugsSchema, type PostStatus, postContentSchema } from 'shared-config/posts/post';
import { isVisible, scheduledMoment } from 'shared-config/posts/schedule';
import * as v from 'valibot';
import { blocksToStore, readBlocks, typeNameOf } from './draft-blocks';
import { type PlainFields, serialise, textOf } from './plain-values';
import { type PostDraft, textFields } from './post-draft';

/** A document of the collection, with all that is stored in it (specification §7), complete or not. */
export type StoredPost = PostDraft & {
  /** The document's id. */
  id: string;
  /** ISO time from which readers see a scheduled post; '' for any other. */
  publishAt: string;
  /** ISO timestamp of the last save, or ''. */
  updatedAt: string;
  /** Changes with each save. */
  version: string;
  /** Fields and blocks that are missing or malformed: readers do not see a post that has any. */
  problems: string[];
  /** Blocks that this release does not know: readers see the post without them. */
  skipped: string[];
  /** Every field as it is stored. */
  fields: PlainFields;
};

/** Reads a document, whatever it holds: values that do not fit are shown as well as possible, and kept. */
export function readStoredPost(id: string, fields: PlainFields): StoredPost {
  const updatedAt = textOf(fields.updatedAt);
  return {
    id,
    title: textOf(fields.title),
    author: textOf(fields.author),
    publishDate: textOf(fields.publishDate),
    category: textOf(fields.category),
    excerpt: textOf(fields.excerpt),
    status: fields.status === 'published' || fields.status === 'scheduled' ? 'published' : 'draft',
    content: readBlocks(fields.content),
    slug: typeof fields.slug === 'string' ? fields.slug : '',
    publishAt: fields.status === 'scheduled' ? textOf(fields.publishAt) : '',
    updatedAt,
    // Without an `updatedAt`, versions can only be told apart by everything that is stored.
    version: updatedAt || serialise(fields),
    problems: findProblems(fields),
    skipped: skippedBlocks(fields.content),
    fields,
  };
}

const fieldNames: Readonly<Record<string, string>> = {
  publishDate: 'publish date',
  updatedAt: 'time of the last save',
  publishAt: 'time of publication',
  formerSlugs: 'former slugs',
};

function findProblems(fields: PlainFields): string[] {
  const { issues = [] } = v.safeParse(postContentSchema, fields);
  const problems = issues.map(({ path }) => {
    const [field, block] = path ?? [];
    if (typeof block?.key === 'number') {
      const type = typeNameOf(block.value);
      return `block ${block.key + 1}${type && ` (${type})`}`;
    }
    return fieldNames[String(field?.key)] ?? String(field?.key);
  });
  return [...new Set(problems)];
}

/** The status of a post as it is stored. */
export const storedStatus = ({ status, fields }: Pick<StoredPost, 'status' | 'fields'>): PostStatus =>
  fields.status === 'scheduled' ? 'scheduled' : status;

/** Whether readers see a post on the site. */
export const isSeenByReaders = (post: StoredPost) =>
  post.problems.length === 0 && isVisible({ ...post, status: storedStatus(post) }, Date.now());

/** What is set when a post is saved, besides what the form edits. */
export type SaveSettings = {
  /** Time of the save as an ISO timestamp (specification §3). */
  updatedAt: string;
  /** The slug of a post that is or was published. */
  slug?: string | undefined;
};

/**
 * The fields to store for a draft. Unknown fields and blocks stay as they are; so does what the form cannot show as
 * text, unless it was changed. A post that was never published has exactly the fields of specification §3.
 * @param base the post that the draft changes
 */
export function fieldsToStore(draft: PostDraft, base: StoredPost | undefined, settings: SaveSettings): PlainFields {
  const { slug, updatedAt } = settings;
  const { publishAt: _publishAt, slug: _slug, formerSlugs: _formerSlugs, ...kept } = base?.fields ?? {};
  const texts = textFields.map((name) => {
    const stored = base?.fields[name];
    const isKept = typeof stored === 'object' && stored !== null && draft[name] === base?.[name];
    return [name, isKept ? stored : draft[name]];
  });
  return {
    ...kept,
    ...Object.fromEntries(texts),
    content: contentToStore(draft, base),
    updatedAt,
    ...statusToStore(draft, base, new Date(updatedAt)),
    ...slugToStore(slug, base),
  };
}

/** Draft, published, or scheduled with the moment that the publish date names where the writer is. */
function statusToStore(draft: PostDraft, base: StoredPost | undefined, now: Date): PlainFields {
  // An unchanged status stays as it is stored, even if it is missing or unknown to this tool.
  if (draft.status === 'draft') return (base?.status ?? 'draft') === 'draft' ? {} : { status: 'draft' };
  // A schedule stays what it was for a writer in another time zone.
  if (base?.publishAt && draft.publishDate === base.publishDate) {
    return { status: 'scheduled', publishAt: base.publishAt };
  }
  const moment = scheduledMoment(draft.publishDate, now);
  return moment ? { status: 'scheduled', publishAt: moment.toISOString() } : { status: 'published' };
}

/** A slug, and the former ones that readers may still have: they only ever knew the slug of a post that has a status. */
function slugToStore(slug: string | undefined, base: StoredPost | undefined): PlainFields {
  const known = formerSlugsOf(base);
  const before = base?.fields.status === undefined ? '' : base.slug;
  const formerSlugs = [...new Set([...known, before])].filter((former) => former && former !== slug);
  return { ...(slug ? { slug } : {}), ...(formerSlugs.length > 0 || known.length > 0 ? { formerSlugs } : {}) };
}

/** The slugs that a post had while readers knew it. */
const formerSlugsOf = (post: StoredPost | undefined) =>
  v.parse(v.fallback(formerSlugsSchema, []), post?.fields.formerSlugs);

function contentToStore({ content }: PostDraft, base: StoredPost | undefined): unknown {
  const stored = base?.fields.content;
  const isList = stored === undefined || stored === null || Array.isArray(stored);
  if (!isList && serialise(content) === serialise(base?.content)) return stored;
  return blocksToStore(content, stored);
}

const knownFields: readonly string[] = [
  ...textFields,
  'content',
  'updatedAt',
  'status',
  'slug',
  'publishAt',
  'formerSlugs',
];

/** The fields of a document that this tool does not know. */
export const unknownFieldsOf = (fields: PlainFields): PlainFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !knownFields.includes(name)));

/** A post as the base of another document: fields that this tool does not know are copied, status and slug are not. */
export const asBaseOfCopy = (post: StoredPost): StoredPost => ({
  ...post,
  status: 'draft',
  slug: '',
  fields: unknownFieldsOf(post.fields),
});
