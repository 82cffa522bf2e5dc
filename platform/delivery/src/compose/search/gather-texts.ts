import { readFile } from 'node:fs/promises';
import { authorSubjectSchema, tagSubjectSchema } from 'kit/posts/posts-subject';
import type { PublishedPost } from 'kit/posts/published-post';
import { type SearchablePage, searchablePageSchema } from 'kit/search/search-texts';
import { type SiteContents, textsPath } from 'kit/search/site-contents';
import * as v from 'valibot';
import type { Omissions } from '../plan/omissions';
import type { PlannedPage } from '../plan/plan-pages';
import type { StoredPage } from '../render/page-store';
import { readPage } from '../render/read-page';
import { maxTitle, readPageText } from './read-page-text';
import { readPostText, shortenPostText } from './read-post-text';

/** What is searched in a site: pages, by the address of their file; each remote has one, and the authored posts have one. */
export type SiteTexts = ReadonlyMap<string, readonly SearchablePage[]>;

const textsOfPosts = `${textsPath}/posts.json`;
const textsOf = (remote: string) => `${textsPath}/remotes/${remote}.json`;

/** Characters of posts that are searched as a whole, the newest first. Of older ones title, category, excerpt and tags are. */
export const maxPostTexts = 300_000;

/** How many posts, the newest ones, stand in the contents of the site; the list of posts has all. */
const maxListedPosts = 30;

/**
 * Characters of addresses and titles that the contents of the site have of one remote: room for 3,000 pages, of which this site's largest
 * remote has 60. All of it is in pages of other remotes, and is gone over for each address at which there is nothing.
 */
export const maxContents = 200_000;

const collectionSchema = v.union([authorSubjectSchema, tagSubjectSchema]);

const textSchema = v.pipe(v.string(), v.parseJson(), v.omit(searchablePageSchema, ['path']));

/**
 * Gathers what is searched: the texts of pages that search engines may list, which were read when the pages were rendered, and those of the posts that readers see.
 * @param stored pages in the store, by file
 */
export async function gatherTexts(
  pages: readonly PlannedPage[],
  { posts, lastGood }: Pick<Omissions, 'posts' | 'lastGood'>,
  stored: ReadonlyMap<string, StoredPage>,
  basePath: string,
): Promise<SiteTexts> {
  const texts = new Map<string, SearchablePage[]>();
  const shown = new Set<string>();
  for (const { file, location, owner, posts: shows, indexed } of pages) {
    if (!owner || !indexed) continue;
    if (shows?.post) shown.add(shows.post.slug);
    else {
      const kept = lastGood.get(file)?.html;
      const text = kept === undefined ? await readStored(stored.get(file)) : readKept(kept, location, basePath);
      // As many as there are authors and tags: with the posts, of which the contents of the site name the newest.
      const address = v.is(collectionSchema, shows?.subject) ? textsOfPosts : textsOf(owner.remote);
      if (text) texts.set(address, [...(texts.get(address) ?? []), { path: location, ...text }]);
    }
  }
  const published = posts.filter(({ slug }) => shown.has(slug));
  if (published.length > 0) texts.set(textsOfPosts, [...readPosts(published), ...(texts.get(textsOfPosts) ?? [])]);
  return texts;
}

/** What the site has, as far as its texts say: of each remote the first pages, within `maxContents`. */
export function describeContents(texts: SiteTexts): SiteContents {
  return {
    pages: [...texts].flatMap(([address, pages]) => {
      let room = maxContents;
      return pages
        .slice(0, address === textsOfPosts ? maxListedPosts : undefined)
        .map(({ path, title }) => ({ path, title: title.slice(0, maxTitle) }))
        .filter(({ path, title }) => {
          room -= path.length + title.length;
          return room >= 0;
        });
    }),
    texts: [...texts.keys()],
  };
}

async function readStored(page: StoredPage | undefined) {
  return page?.isListed ? v.parse(textSchema, await readFile(page.text, 'utf8')) : undefined;
}

const readKept = (html: string, location: string, basePath: string) =>
  readPage(html, location, basePath).isListed ? readPageText(html) : undefined;

function readPosts(posts: readonly PublishedPost[]): SearchablePage[] {
  let room = maxPostTexts;
  return posts.map((post) => {
    const whole = room > 0 ? readPostText(post, room) : undefined;
    room = whole ? room - JSON.stringify(whole).length : 0;
    return whole && room >= 0 ? whole : shortenPostText(post);
  });
}
