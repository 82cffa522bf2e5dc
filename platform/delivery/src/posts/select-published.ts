import { describeIssue } from 'kit/contract/describe-issue';
import { authorSlug, maxAuthorLine, type StoredAuthor, storedAuthorSchema } from 'kit/posts/author';
import { skippedBlocks } from 'kit/posts/block';
import type { Byline } from 'kit/posts/byline';
import { cutText, maxName } from 'kit/posts/cut-text';
import { mapRichText } from 'kit/posts/map-rich-text';
import { type Post, postContentSchema } from 'kit/posts/post';
import { type PublishedPost, publishedPostSchema } from 'kit/posts/published-post';
import { sanitiseRichText } from 'kit/posts/sanitise-rich-text';
import { visibleFrom } from 'kit/posts/schedule';
import { uniquePageSlugs } from 'kit/posts/slug';
import { tagSlug } from 'kit/posts/tags';
import { printError } from 'kit/presets/command-line/print';
import * as v from 'valibot';
import type { MadePictures } from '../pictures/make-pictures';
import { type PicturedPost, publishedName } from '../pictures/wanted-pictures';
import type { StoredDocument } from './query-published';
import { wellFormed } from './well-formed';

/** The stored posts that readers see. */
export type PublishedPosts = {
  /** The newest first, their rich text sanitised. */
  posts: PublishedPost[];
  /** When they see the next one, in ms since 1970; infinite when none is scheduled. */
  nextAt: number;
  /** Whether pictures of them have files that are still to be made. */
  isUnfinished: boolean;
};

/** Makes the pictures of the posts that readers see. */
export type MakePictures = (posts: readonly PicturedPost[]) => Promise<MadePictures>;

/** Where there is no store that could have pictures. */
const noPictures: MakePictures = async () => ({ picturesOf: () => ({}), hasFile: () => false, isUnfinished: false });

/**
 * The posts among stored documents that readers see now. A malformed one is left out, and named on the error output.
 * @param authors stored documents about who writes, by the slugs of their names
 */
export async function selectPublished(
  documents: readonly StoredDocument[],
  makePictures: MakePictures = noPictures,
  authors: readonly StoredDocument[] = [],
): Promise<PublishedPosts> {
  const now = Date.now();
  const stored = documents.flatMap(readPost);
  const moments = stored.map((post) => visibleFrom(post) ?? Number.POSITIVE_INFINITY);
  const visible = stored.filter((_post, index) => (moments[index] ?? 0) <= now);
  // Of two posts with one slug, which only another program stores, the one that was saved first has it; the order is the same every time.
  visible.sort((one, other) => compare(one.updatedAt, other.updatedAt) || compare(one.id, other.id));
  const slugs = uniquePageSlugs(visible);
  const people = new Map(authors.flatMap(readAuthor));
  const pictured: PicturedPost[] = visible.map((post) => ({
    ...post,
    portrait: people.get(authorSlug(post.author))?.portrait,
  }));
  const { picturesOf, hasFile, isUnfinished } = await makePictures(pictured);
  const posts = pictured.map((post, index) => {
    const content = post.content
      .filter((block) => block.type !== 'file' || hasFile(block.file))
      .map((block) => (block.type === 'picture' ? { ...block, picture: publishedName(block.picture) } : block))
      .map((block) => mapRichText(block, (html) => sanitiseRichText(html).html));
    // Fields in the schema's order: the same posts give the same composition, wherever they were read.
    const { cover, tags = [], publishAt, ...fields } = post;
    const { portrait, ...pictures } = picturesOf(post);
    return v.parse(publishedPostSchema, {
      ...fields,
      ...(post.status === 'scheduled' && momentOf(publishAt)),
      ...pictures,
      ...(cover?.alt && { coverAlt: cover.alt }),
      ...describeAuthor(post.author, people, portrait),
      ...(tags.length > 0 ? { tags: tags.map((name) => ({ slug: tagSlug(name), name })) } : {}),
      slug: slugs[index],
      content,
    });
  });
  posts.sort((one, other) => compare(other.publishDate, one.publishDate) || compare(one.slug, other.slug));
  return { posts, nextAt: Math.min(...moments.filter((moment) => moment > now)), isUnfinished };
}

/** The time of a scheduled post; nothing where its day alone is known. */
function momentOf(publishAt = ''): { publishAt?: string } {
  const moment = new Date(publishAt);
  return Number.isNaN(moment.getTime()) ? {} : { publishAt: moment.toISOString() };
}

function readPost({ id, data }: StoredDocument): Post[] {
  try {
    const post = parsePost(id, wellFormed(data));
    const skipped = skippedBlocks(contentOf(data));
    if (skipped.length > 0) {
      printError(
        `Post ${id}, ${skipped.join(', ')}: this release does not know such a block, so readers get the post without it. Release the remotes that show posts again`,
      );
    }
    return [post];
  } catch (error) {
    printError(error instanceof Error ? error.message : error);
    return [];
  }
}

/** @throws {Error} naming the document and the field. */
function parsePost(id: string, data: unknown): Post {
  const result = v.safeParse(postContentSchema, data);
  if (result.success) return { id, ...result.output };
  throw new Error(
    `Post ${id}, ${describeIssue(result.issues)}. Edit the post in the blog tool, or correct the document in the store`,
  );
}

function readAuthor({ id, data }: StoredDocument): [string, StoredAuthor][] {
  const { success, output } = v.safeParse(storedAuthorSchema, wellFormed(data));
  if (success) return [[id, output]];
  printError(`Author ${id}: the record has no name, so readers get no picture of them. Edit it in the blog tool`);
  return [];
}

/** The author of a post: as their record names them, or else as the post does. */
function describeAuthor(
  author: string,
  people: ReadonlyMap<string, StoredAuthor>,
  portrait: Byline['portrait'],
): { by?: Byline } {
  const slug = authorSlug(author);
  if (!slug) return {};
  const known = people.get(slug);
  // A writer of records can write one of another person, and it is in each of their posts.
  const name = cutText(known?.name ?? author.trim(), maxName);
  const line = cutText(known?.line ?? '', maxAuthorLine);
  const alt = cutText(known?.alt ?? '', maxName);
  return { by: { slug, name, ...(line && { line }), ...(portrait && { portrait, ...(alt && { alt }) }) } };
}

const contentOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'content' in data ? data.content : undefined;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
