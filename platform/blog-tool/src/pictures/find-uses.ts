import { storedNamesIn } from 'kit/posts/stored-picture';
import type { PlainFields } from '../posts/plain-values';
import { titleOf } from '../posts/post-draft';
import type { PostsStore } from '../posts/posts-store';
import { readBlocks } from '../posts/stored-blocks';
import type { StoredPost } from '../posts/stored-post';

/** Where a picture or file is used: in a post, a draft that is kept, the trash or an earlier version, or of somebody who writes. */
export type PictureUse = {
  place: 'post' | 'author' | 'draft' | 'trash' | 'version';
  title: string;
  /** Its alt texts and captions there, or its title, for the search. */
  words: string;
};

/** Where pictures are used, by their names. */
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

type UsesStore = Pick<PostsStore, 'list' | 'listAuthors' | 'listDrafts' | 'listTrash' | 'listVersions'>;

/** Posts whose versions are read at one time. */
const readAtOnce = 4;

/**
 * Finds out where pictures are used, as the server does: by any name of one, in whatever field.
 * @param withVersions whether earlier versions count, which are a question for each post
 * @throws what the store throws
 */
export async function findUses(store: UsesStore, withVersions: boolean): Promise<PictureUses> {
  const [posts, authors, drafts, trash] = await Promise.all([
    store.list(),
    store.listAuthors(),
    store.listDrafts(),
    store.listTrash(),
  ]);
  const uses = new Map<string, PictureUse[]>();
  const note = (place: PictureUse['place'], title: string, fields: PlainFields) => {
    const words = wordsIn(fields);
    for (const name of new Set(storedNamesIn(JSON.stringify(fields)))) {
      const use = { place, title, words: words.get(name)?.join(' ') ?? '' };
      const before = uses.get(name);
      if (before) before.push(use);
      else uses.set(name, [use]);
    }
  };
  for (const post of posts) note('post', titleOf(post), post.fields);
  for (const author of authors) note('author', author.name, author);
  for (const { fields } of drafts) note('draft', titleOf({ title: String(fields['title'] ?? '') }), fields);
  for (const { post } of trash) note('trash', titleOf(post), post.fields);
  if (!withVersions) return uses;
  const all: StoredPost[] = [...posts, ...trash.map(({ post }) => post)];
  for (let start = 0; start < all.length; start += readAtOnce) {
    const found = await Promise.all(all.slice(start, start + readAtOnce).map(({ id }) => store.listVersions(id)));
    for (const version of found.flat()) note('version', titleOf(version), version.fields);
  }
  return uses;
}

/** The alternative texts and captions of each picture, and the titles of each file, by its name. */
function wordsIn(fields: PlainFields): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const block of readBlocks(fields['content'])) {
    if (block.type !== 'picture' && block.type !== 'file') continue;
    const [name, texts] =
      block.type === 'file' ? [block.file, [block.title, block.name]] : [block.picture, [block.alt, block.caption]];
    const said = words.get(name) ?? [];
    for (const text of texts) if (text) said.push(text);
    words.set(name, said);
  }
  return words;
}

/** How often a picture is used where, in words. */
export function describeUses(uses: readonly PictureUse[]): string {
  const names = {
    post: 'post',
    author: 'author',
    draft: 'draft',
    trash: 'post in the trash',
    version: 'earlier version',
  } as const;
  const parts = (['post', 'author', 'draft', 'trash', 'version'] as const).flatMap((place) => {
    const { length } = uses.filter((use) => use.place === place);
    if (length === 0) return [];
    const [first = '', ...others] = names[place].split(' ');
    const plural = place === 'version' ? 'earlier versions' : [`${first}s`, ...others].join(' ');
    return [`${length} ${length === 1 ? names[place] : plural}`];
  });
  return parts.length === 0 ? 'Not used' : `Used in ${parts.join(', ')}`;
}
