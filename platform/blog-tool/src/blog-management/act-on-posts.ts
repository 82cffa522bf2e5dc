import { describeMissing } from '../blog-form/ask-before-publishing';
import type { PostsAction } from '../blog-list/chosen-posts';
import { exportPosts } from '../import-export/export-posts';
import { loadPictureStore } from '../pictures/load-picture-store';
import { findDefaultTexts } from '../posts/blocks';
import { draftOf, type PostDraft, titleOf } from '../posts/post-draft';
import { PostConflictError } from '../posts/store-errors';
import type { StoredPost } from '../posts/stored-post';
import { isSeenByReaders } from '../posts/stored-status';
import type { Posts } from '../posts/use-posts';

/**
 * Does one thing with several posts, after a question; one that fails stops no other.
 * @returns the message: the number of posts it was done with, and each that it failed for, with the reason; `undefined`
 * when they said no
 */
export async function actOnPosts(
  action: PostsAction,
  chosen: readonly StoredPost[],
  posts: Pick<Posts, 'save' | 'deleteEverywhere' | 'takeTheirs' | 'store'>,
): Promise<string | undefined> {
  switch (action) {
    case 'publish':
      return setStatus('published', chosen, posts);
    case 'unpublish':
      return setStatus('draft', chosen, posts);
    case 'delete': {
      const seen = chosen.filter(isSeenByReaders).length;
      const loss =
        seen > 0 ? `Readers will no longer see ${seen === chosen.length ? them(chosen) : `${seen} of them`}. ` : '';
      if (
        !window.confirm(
          `Delete ${count(chosen)} everywhere? ${loss}${chosen.length === 1 ? 'It moves' : 'They move'} to the trash.`,
        )
      )
        return undefined;
      return each(chosen, 'deleted everywhere', async (post) =>
        (await posts.deleteEverywhere(post.id)) ? undefined : 'its notice in the list says why',
      );
    }
    case 'export':
      if (!window.confirm(`Export ${count(chosen)} as Markdown?`)) return undefined;
      return describeDone(chosen, 'exported', await exportPosts(chosen, () => loadPictureStore(posts.store)));
  }
}

/** Publishes posts, or takes them back; those that are it already stay as they are. */
async function setStatus(
  status: PostDraft['status'],
  chosen: readonly StoredPost[],
  posts: Pick<Posts, 'save' | 'takeTheirs'>,
): Promise<string | undefined> {
  const changing = chosen.filter((post) => post.status !== status);
  const done = status === 'published' ? 'published' : 'unpublished';
  if (changing.length === 0) return `All of them are ${status === 'published' ? 'published' : 'drafts'} already.`;
  if (!window.confirm(status === 'published' ? askToPublish(changing) : askToUnpublish(changing))) return undefined;
  return each(changing, done, async (post) => {
    if (post.title.trim() === '') return 'it has no title';
    try {
      const attempt = { id: post.id, attempts: [], onSend: () => {} };
      await posts.save({ ...draftOf(post), status }, { post, since: post.version }, attempt);
      return undefined;
    } catch (error) {
      if (error instanceof PostConflictError) {
        posts.takeTheirs(post.id, error.theirs);
        return 'somebody else has changed it; the list has their version now';
      }
      console.error(`The post “${titleOf(post)}” could not be saved:`, error);
      return 'it could not be saved. Check your connection and try again';
    }
  });
}

function askToPublish(posts: readonly StoredPost[]): string {
  const question = `Publish ${count(posts)}? Readers see ${them(posts)} at once, or from ${posts.length === 1 ? 'its' : 'their'} publish date on.`;
  const unfinished = posts.filter(({ content }) => findDefaultTexts(content).length > 0);
  return [
    question,
    ...posts.flatMap((post) => (describeMissing(post) ? [`${quote(post)} has no ${describeMissing(post)}.`] : [])),
    ...(unfinished.length > 0 ? [`Still with default texts: ${unfinished.map(quote).join(', ')}.`] : []),
  ].join('\n');
}

const askToUnpublish = (posts: readonly StoredPost[]) =>
  `Unpublish ${count(posts)}? Readers will no longer see ${them(posts)}.`;

/** Does something with each post, one after the other. @param act resolves to why it failed, if it did */
async function each(
  posts: readonly StoredPost[],
  done: string,
  act: (post: StoredPost) => Promise<string | undefined>,
): Promise<string> {
  const failures: string[] = [];
  for (const post of posts) {
    const reason = await act(post);
    if (reason !== undefined) failures.push(`Not ${done}: ${quote(post)}, ${reason}.`);
  }
  return describeDone(posts, done, failures);
}

/** How many it was done with, and a line for each other. */
function describeDone(posts: readonly StoredPost[], done: string, failures: readonly string[]): string {
  const succeeded = posts.length - failures.length;
  return [`${succeeded} ${succeeded === 1 ? 'post' : 'posts'} ${done}.`, ...failures].join('\n');
}

const count = ({ length }: readonly StoredPost[]) => `${length} ${length === 1 ? 'post' : 'posts'}`;
const them = ({ length }: readonly StoredPost[]) => (length === 1 ? 'it' : 'them');
const quote = (post: StoredPost) => `“${titleOf(post)}”`;
