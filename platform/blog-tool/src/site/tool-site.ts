import type { ShowEmbed } from 'kit/page/post/block-view';
import { createContext, useContext } from 'react';

/** An item of the site that a post may show: its name for writers, and the address of a picture of it. */
type EmbedItem = { title: string; picture: string };

/** A kind of embed that a post may show. */
export type EmbedKind = {
  /** The label of one, such as `Film`. */
  label: string;
  /** The name of the item that a new block shows. */
  initial: string;
  /** All items of the kind, by the name under which posts store them. */
  items: Readonly<Record<string, EmbedItem>>;
};

/** The kinds of embed that a post may show, by the name that posts store: one word in small letters. */
export type EmbedKinds = Readonly<Record<string, EmbedKind>>;

/** The embeds that a post may show, and the component that shows them to readers; nothing is shown without it. */
export type SiteEmbeds = { kinds: EmbedKinds; Embed?: ShowEmbed };

/** The facts that the tool needs about the site whose posts it writes. */
export type ToolSite = {
  /** Name of the company, with which titles end. */
  name: string;
  /** Where the public site is: links to drafts lead there from a tool on an origin of its own. */
  origin: string;
  /** Path of the page that lists all posts; that of a post is below it. */
  posts: string;
  /** Loads what a post may show of the site: with the screens that need it, and not with the list. */
  loadEmbeds: () => Promise<SiteEmbeds>;
};

/** The site of the tool; outside of its pages, as in the test of a part of it, one without a name. */
export const ToolSiteContext = createContext<ToolSite>({
  name: '',
  origin: '',
  posts: '/posts',
  loadEmbeds: async () => ({ kinds: {} }),
});

/** The site that the tool writes for. */
export const useToolSite = (): ToolSite => useContext(ToolSiteContext);

/** The site's embeds, once they are loaded for the screen (`lazy-with-embeds.tsx`). */
export const EmbedsContext = createContext<SiteEmbeds>({ kinds: {} });

/** The embeds that a post may show. */
export const useEmbeds = (): SiteEmbeds => useContext(EmbedsContext);

/** Path of the page of a post, as people read it. */
export const postPath = ({ posts }: Pick<ToolSite, 'posts'>, slug: string): string => `${posts}/${slug}`;

/** The label of all kinds together, such as `Robot or film`. */
export function nameKinds(embeds: EmbedKinds): string {
  const [first = 'Embed', ...others] = Object.values(embeds).map(({ label }) => label);
  return [first, ...others.map((label) => label.toLowerCase())].join(' or ');
}

/** The label of an embed: its kind and its title, or its name where the site has no such thing. */
export function nameEmbed(embeds: EmbedKinds, { kind, name }: { kind: string; name: string }): string {
  const known = embeds[kind];
  return `${known?.label ?? kind}: ${known?.items[name]?.title ?? name}`;
}
