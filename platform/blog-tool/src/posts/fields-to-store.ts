import { formerSlugsSchema } from 'kit/posts/post';
import { momentOf } from 'kit/posts/schedule';
import * as v from 'valibot';
import { type PlainFields, serialise, textOf } from './plain-values';
import { metaFields, type PostDraft, textFields } from './post-draft';
import { blocksToStore } from './stored-blocks';
import type { StoredPost } from './stored-post';
import { readTags } from './tags-text';

type OptionalField = 'cover' | 'sharePicture' | (typeof metaFields)[number];

/** The settings of a save, besides the fields that the form edits. */
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
  const {
    publishAt: _publishAt,
    slug: _slug,
    formerSlugs: _formerSlugs,
    cover: _cover,
    sharePicture: _sharePicture,
    metaTitle: _metaTitle,
    metaDescription: _metaDescription,
    tags: _tags,
    ...kept
  } = base?.fields ?? {};
  const texts = textFields.map((name) => {
    const stored = base?.fields[name];
    const isKept = typeof stored === 'object' && stored !== null && draft[name] === base?.[name];
    return [name, isKept ? stored : draft[name]];
  });
  return {
    ...kept,
    ...Object.fromEntries(texts),
    ...optionalToStore('cover', draft, base),
    ...optionalToStore('sharePicture', draft, base),
    ...optionalToStore('metaTitle', draft, base),
    ...optionalToStore('metaDescription', draft, base),
    ...tagsToStore(draft, base),
    content: contentToStore(draft, base),
    updatedAt,
    ...statusToStore(draft, base),
    ...slugToStore(slug, base),
  };
}

/** A field that a post may lack; one that nobody has changed stays as it is stored, whatever it is. */
function optionalToStore(name: OptionalField, draft: PostDraft, base: StoredPost | undefined): PlainFields {
  const isSame = base !== undefined && name in base.fields && serialise(draft[name]) === serialise(base[name]);
  const value = isSame ? base.fields[name] : draft[name];
  return value === undefined || value === '' ? {} : { [name]: value };
}

/** The tags as a list; an unchanged value stays as it is stored, whatever it is. */
function tagsToStore({ tags: text = '' }: PostDraft, base: StoredPost | undefined): PlainFields {
  const tags = readTags(text);
  if (base && 'tags' in base.fields && serialise(tags) === serialise(readTags(base.tags ?? '')))
    return { tags: base.fields['tags'] };
  return tags.length > 0 ? { tags } : {};
}

/** Draft, published, or scheduled with the moment that publish date and time name where the writer is. */
function statusToStore(draft: PostDraft, base: StoredPost | undefined): PlainFields {
  if (draft.status === 'draft') {
    const moment = draft.publishTime && momentToPublish(draft, base);
    return {
      // An unchanged status stays as it is stored, even if it is missing or unknown to this tool.
      ...((base?.status ?? 'draft') === 'draft' ? {} : { status: 'draft' }),
      // A time that was chosen waits with the draft.
      ...(moment ? { publishAt: moment.toISOString() } : {}),
    };
  }
  const moment = momentToPublish(draft, base);
  const isKept = base?.publishAt && moment?.toISOString() === base.publishAt;
  return moment && (isKept || isToCome(moment))
    ? { status: 'scheduled', publishAt: moment.toISOString() }
    : { status: 'published' };
}

/** When a draft is to be published by its date and time. A moment that is stored stays what it was for a writer in another zone. */
function momentToPublish(draft: Schedule, stored: StoredPost | undefined): Date | undefined {
  const isSame = draft.publishDate === stored?.publishDate && (draft.publishTime ?? '') === (stored?.publishTime ?? '');
  const kept = isSame ? new Date(textOf(stored.fields.publishAt)) : undefined;
  return kept && !Number.isNaN(kept.getTime()) ? kept : momentOf(draft.publishDate, draft.publishTime);
}

/** The moment to come from which readers see a draft once it is published; `undefined` for at once. */
export function momentToCome(draft: Schedule, stored: StoredPost | undefined): Date | undefined {
  const moment = momentToPublish(draft, stored);
  return moment && isToCome(moment) ? moment : undefined;
}

/** By this machine's clock: the time of a save may be that of another's. */
const isToCome = (moment: Date) => moment.getTime() > Date.now();

type Schedule = Pick<PostDraft, 'publishDate' | 'publishTime'>;

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
  'cover',
  'sharePicture',
  ...metaFields,
  'tags',
  // Only versions have this field: it says who saved them.
  'savedBy',
];

/** The fields of a document that this tool does not know: those of a file, and of a copy. */
export const unknownFieldsOf = (fields: PlainFields): PlainFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !knownFields.includes(name)));

/** A post as the base of another document: fields that this tool does not know are copied, status and slug are not. */
export const asBaseOfCopy = (post: StoredPost): StoredPost => ({
  ...post,
  status: 'draft',
  slug: '',
  fields: unknownFieldsOf(post.fields),
});
