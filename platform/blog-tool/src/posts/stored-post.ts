import { skippedBlocks } from 'kit/posts/block';
import { postContentSchema } from 'kit/posts/post';
import { timeOfDay } from 'kit/posts/schedule';
import { tagsSchema } from 'kit/posts/tags';
import * as v from 'valibot';
import { type PlainFields, serialise, textOf } from './plain-values';
import type { PostDraft } from './post-draft';
import { readBlocks, typeNameOf } from './stored-blocks';
import { writeTags } from './tags-text';

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
  const publishTime = timeOfDay(textOf(fields.publishDate), textOf(fields.publishAt));
  return {
    id,
    title: textOf(fields.title),
    author: textOf(fields.author),
    publishDate: textOf(fields.publishDate),
    ...(publishTime ? { publishTime } : {}),
    category: textOf(fields.category),
    excerpt: textOf(fields.excerpt),
    metaTitle: textOf(fields['metaTitle']) || undefined,
    metaDescription: textOf(fields['metaDescription']) || undefined,
    status: fields.status === 'published' || fields.status === 'scheduled' ? 'published' : 'draft',
    ...readPictures(fields),
    ...readStoredTags(fields),
    content: readBlocks(fields.content),
    slug: typeof fields.slug === 'string' ? fields.slug : '',
    publishAt: fields.status === 'scheduled' ? textOf(fields.publishAt) : '',
    updatedAt,
    // Without an `updatedAt`, only a comparison of everything stored tells versions apart.
    version: updatedAt || serialise(fields),
    problems: findProblems(fields),
    skipped: skippedBlocks(fields.content),
    fields,
  };
}

/** The pictures that stand for a post, as far as they make sense. */
const readPictures = (fields: PlainFields) =>
  v.parse(v.partial(v.pick(postContentSchema, ['cover', 'sharePicture'])), fields);

/** The tags of a post, as the form shows them. */
function readStoredTags(fields: PlainFields): Pick<PostDraft, 'tags'> {
  const tags = v.parse(tagsSchema, fields['tags']);
  return tags && tags.length > 0 ? { tags: writeTags(tags) } : {};
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
