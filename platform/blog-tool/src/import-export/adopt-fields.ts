import { cleanTags, maxTagLength, maxTags, maxTagsRead, tagSlug } from 'kit/posts/tags';
import * as v from 'valibot';
import { readDay } from './read-day';

/** Fields of a post from the front matter of any program, and the names of those that a post has no place for. */
export type AdoptedFields = {
  fields: Record<string, unknown>;
  dropped: string[];
  /** Whether it says that readers of that program see it. */
  isPublic: boolean;
};

/** Names that Hugo, Jekyll and Ghost give to the fields of a post. */
const aliases = {
  author: ['authors', 'primary_author'],
  publishDate: ['date', 'published_at', 'date_published', 'pubDate'],
  category: ['categories', 'primary_tag'],
  excerpt: ['description', 'summary', 'custom_excerpt'],
  metaTitle: ['meta_title'],
  metaDescription: ['meta_description'],
} as const;

const ownNames = new Set([
  'title',
  'slug',
  'id',
  'status',
  'updatedAt',
  'otherFields',
  'tags',
  'publishTime',
  ...Object.keys(aliases),
]);

/** Whether a post is a draft: every import is one. And the format of the file. */
const ignored = new Set(['draft', 'published', 'format']);

/**
 * Takes what has a place in a post. Of several authors or categories the first is taken, and the others are named.
 * @param file whose name has the day where the fields have none, as Jekyll's: `2025-07-08-a-title.md`; `undefined` for an export of this
 * tool, whose date stays what it is
 * @param known names of fields that are taken elsewhere
 */
export function adoptFields(file: string | undefined, data: unknown, known: readonly string[] = []): AdoptedFields {
  const given: Record<string, unknown> = v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), data);
  const fields = Object.fromEntries(Object.entries(given).filter(([name]) => ownNames.has(name)));
  const dropped: string[] = [];
  const taken = new Set<string>();
  for (const [field, names] of Object.entries(aliases)) {
    const name = [field, ...names].find((one) => firstText(given[one]) !== undefined);
    if (name === undefined) continue;
    taken.add(name);
    const value = given[name];
    if (typeof value !== 'string') fields[field] = firstText(value);
    else if (name !== field) fields[field] = value;
    if (Array.isArray(value) && value.length > 1) dropped.push(`all but the first of “${name}”`);
  }
  const tagsName = ['tags', 'keywords'].find((one) => given[one] !== undefined);
  if (tagsName !== undefined) {
    taken.add(tagsName);
    const all = textsOf(given[tagsName]);
    const distinct = cleanTags(all, Number.POSITIVE_INFINITY);
    const tags = distinct.slice(0, maxTags);
    // A list with nothing in it is none.
    if (tags.length > 0) fields['tags'] = tags;
    else delete fields['tags'];
    if (distinct.length > tags.length || all.length > maxTagsRead)
      dropped.push(`all tags but the first ${tags.length}`);
    if (namesOther(given[tagsName])) dropped.push(`items of “${tagsName}” without a text or a name`);
    if (all.slice(0, maxTagsRead).some((tag) => tag && tag.length <= maxTagLength && !tagSlug(tag)))
      dropped.push('tags without a letter or digit');
    if (all.some((tag) => tag.length > maxTagLength)) dropped.push(`tags of more than ${maxTagLength} characters`);
  }
  const [, dayOfName] = /(?:^|\/)(\d{4}-\d\d-\d\d)-[^/]*$/.exec(file ?? '') ?? [];
  const publishDate = fields['publishDate'] || dayOfName;
  if (file !== undefined && typeof publishDate === 'string') {
    const day = readDay(publishDate);
    if (day === undefined) dropped.push(`the date “${publishDate}” (write a day such as 2025-07-08)`);
    fields['publishDate'] = day ?? '';
  }
  for (const name of Object.keys(given)) {
    if (!ownNames.has(name) && !known.includes(name) && !ignored.has(name) && !taken.has(name))
      dropped.push(`the field “${name}”`);
  }
  const isPublic =
    file !== undefined &&
    (String(given['draft']) === 'false' || String(given['published']) === 'true' || given['status'] === 'published');
  return { fields, dropped, isPublic };
}

const namedSchema = v.object({ name: v.string() });

/** Texts, or the names of things; a text that separates them by commas has several. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',').map((text) => text.trim());
  return Array.isArray(value) ? value.flatMap((one) => nameOf(one)?.trim() ?? []) : [];
}

/** Whether there is more than texts and the names of things. */
const namesOther = (value: unknown) =>
  Array.isArray(value) ? value.some((one) => nameOf(one) === undefined) : typeof value !== 'string';

/** A text or name, or the first of several. */
function firstText(value: unknown): string | undefined {
  return Array.isArray(value) ? firstText(value[0]) : nameOf(value);
}

/** A text, or the name of a thing. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const named = v.safeParse(namedSchema, value);
  return named.success ? named.output.name : undefined;
}
