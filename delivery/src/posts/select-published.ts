import { skippedBlocks } from 'shared-config/posts/block';
import { mapRichText } from 'shared-config/posts/map-rich-text';
import { type Post, parsePost } from 'shared-config/posts/post';
import { type PublishedPost, publishedPostSchema } from 'shared-config/posts/published-post';
import { visibleFrom } from 'shared-config/posts/schedule';
import { uniquePageSlugs } from 'shared-config/posts/slug';
import { printError } from 'shared-config/presets/command-line/print';
import * as v from 'valibot';
import type { MadePictures } from '../pictures/make-pictures';
import type { StoredDocument } from './open-documents';
import { createSanitiser, wellFormed } from './prepare-text';

/** What readers see of the stored posts. */
export type PublishedPosts = {
  /** The newest first, their rich text sanitised. */
  posts: PublishedPost[];
  /** When they see the next one, in ms since 1970; infinite when none is scheduled. */
  nextAt: number;
  /** Whether pictures of them have files that are still to be made. */
  isUnfinished: boolean;
};

/** Makes the pictures of the posts that readers see. */
export type MakePictures = (posts: readonly Post[]) => Promise<MadePictures>;

/** Where there is no store that could have pictures. */
const noPictures: MakePictures = async () => ({ picturesOf: () => ({}), isUnfinished: false });

/** The posts among stored documents that readers see now. A malformed one is left out, and named on the error output. */
export async function selectPublished(
  documents: readonly StoredDocument[],
  makePictures: MakePictures = noPictures,
): Promise<PublishedPosts> {
  const now = Date.now();
  const stored = documents.flatMap(readPost);
  const moments = stored.map((post) => visibleFrom(post) ?? Number.POSITIVE_INFINITY);
  const visible = stored.filter((_post, index) => (moments[index] ?? 0) <= now);
  // The older of two posts keeps the slug that both have; the order is the same every time.
  visible.sort((one, other) => compare(one.updatedAt, other.updatedAt) || compare(one.id, other.id));
  const slugs = uniquePageSlugs(visible);
  const sanitise = await createSanitiser(visible);
  const { picturesOf, isUnfinished } = await makePictures(visible);
  const posts = visible.map((post, index) => {
    const content = post.content.map((block) => mapRichText(block, sanitise));
    // Fields in the schema's order: the same posts give the same composition, wherever they were read.
    const { cover: _cover, ...fields } = post;
    return v.parse(publishedPostSchema, { ...fields, ...picturesOf(post), slug: slugs[index], content });
  });
  posts.sort((one, other) => compare(other.publishDate, one.publishDate) || compare(one.slug, other.slug));
  return { posts, nextAt: Math.min(...moments.filter((moment) => moment > now)), isUnfinished };
}

function readPost({ id, data }: StoredDocument): Post[] {
  try {
    const post = parsePost(id, wellFormed(data));
    const skipped = skippedBlocks(contentOf(data));
    if (skipped.length > 0) {
      console.error(
        `Post ${id}, ${skipped.join(', ')}: this release does not know such a block, so readers get the post without it. Release the remotes that show posts again`,
      );
    }
    return [post];
  } catch (error) {
    printError(error instanceof Error ? error.message : error);
    return [];
  }
}

const contentOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'content' in data ? data.content : undefined;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
