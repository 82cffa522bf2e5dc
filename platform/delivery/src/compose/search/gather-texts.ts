import { readFile } from 'node:fs/promises';
import type { UnsearchedPages } from 'kit/contract/left-out';
import { authorSubjectSchema, tagSubjectSchema } from 'kit/posts/posts-subject';
import type { PublishedPost } from 'kit/posts/published-post';
import { type SearchablePage, searchablePageSchema } from 'kit/search/search-texts';
import { type SiteContents, textsPath } from 'kit/search/site-contents';
import * as v from 'valibot';
import { findPostPath } from '../plan/list-route-paths';
import type { Omissions } from '../plan/omissions';
import type { PlannedPage } from '../plan/planned-page';
import type { SiteSource } from '../plan/read-source';
import type { StoredPage } from '../render/page-store';
import { readPage } from '../render/read-page';
import { maxTitle, type PageText, readPageText } from './read-page-text';
import { readPostText, shortenPostText } from './read-post-text';

/**
 * The texts of a site that are searched: pages, by the address of their file; each remote has one, and the authored posts have one. A page without
 * sections is only listed.
 */
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

/**
 * Characters of texts that are searched of one remote, four times those of this site's largest: all of them are read before anything is
 * found. Of the pages that have more, the address and the title stand in the contents of the site, as far as these go.
 */
export const maxRemoteTexts = 1_000_000;

const collectionSchema = v.union([authorSubjectSchema, tagSubjectSchema]);

const textSchema = v.pipe(v.string(), v.parseJson(), v.omit(searchablePageSchema, ['path']));

/**
 * Gathers what is searched: the texts of pages that search engines may list, which were read when the pages were rendered, and those of the posts that readers see.
 * @param stored pages in the store, by file
 * @returns the texts, and of which remotes pages are not among them, because they have more than `maxRemoteTexts`
 */
export async function gatherTexts(
  pages: readonly PlannedPage[],
  { posts, lastGood }: Pick<Omissions, 'posts' | 'lastGood'>,
  stored: ReadonlyMap<string, StoredPage>,
  site: Pick<SiteSource, 'definition' | 'basePath' | 'remotes'>,
): Promise<{ texts: SiteTexts; unsearched: UnsearchedPages[] }> {
  const texts = new Map<string, SearchablePage[]>();
  const lengths = new Map<string, number>();
  const unsearched = new Map<string, UnsearchedPages>();
  const postPath = findPostPath(site.remotes);
  const addresses = new Set<string>();
  for (const { file, location, owner, posts: shows, indexed } of pages) {
    if (!owner || !indexed) continue;
    if (shows?.post) addresses.add(location);
    else {
      const kept = lastGood.get(file)?.html;
      const text = kept === undefined ? await readStored(stored.get(file)) : readKept(kept, location, site);
      // There are as many such pages as authors and tags: their texts are with the posts, of which the site's contents name the newest.
      const address = v.is(collectionSchema, shows?.subject) ? textsOfPosts : textsOf(owner.remote);
      if (!text) continue;
      const { remote } = owner;
      const length = (lengths.get(remote) ?? 0) + lengthOf(text);
      lengths.set(remote, length);
      const found = { path: location, title: text.title, sections: length > maxRemoteTexts ? [] : text.sections };
      const known = texts.get(address);
      if (known) known.push(found);
      else texts.set(address, [found]);
      if (length <= maxRemoteTexts) continue;
      const { pages: before, first } = unsearched.get(remote) ?? { pages: 0, first: location };
      unsearched.set(remote, { remote, pages: before + 1, first });
    }
  }
  const published = readPosts(posts, (slug) => {
    const path = postPath?.(slug);
    return path !== undefined && addresses.has(path) ? path : undefined;
  });
  if (published.length > 0) texts.set(textsOfPosts, [...published, ...(texts.get(textsOfPosts) ?? [])]);
  return { texts, unsearched: [...unsearched.values()] };
}

/** The contents of the site by its texts: of each remote the first pages, within `maxContents`. */
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

/** Characters that the search has to take in: it has the title with each section. */
const lengthOf = ({ title, sections }: PageText) =>
  sections.reduce((sum, section) => sum + title.length + JSON.stringify(section).length, 0);

async function readStored(page: StoredPage | undefined) {
  return page?.isListed ? v.parse(textSchema, await readFile(page.text, 'utf8')) : undefined;
}

const readKept = (
  html: string,
  location: string,
  { definition, basePath }: Pick<SiteSource, 'definition' | 'basePath'>,
) => (readPage(html, location, definition.origin + basePath).isListed ? readPageText(html, definition) : undefined);

/** @param findPath of the page of a post, by its slug; a post without a page is not searched */
function readPosts(posts: readonly PublishedPost[], findPath: (slug: string) => string | undefined): SearchablePage[] {
  let room = maxPostTexts;
  return posts.flatMap((post) => {
    const path = findPath(post.slug);
    if (path === undefined) return [];
    const whole = room > 0 ? readPostText(post, room) : undefined;
    room = whole ? room - JSON.stringify({ path, ...whole }).length : 0;
    return { path, ...(whole && room >= 0 ? whole : shortenPostText(post)) };
  });
}
