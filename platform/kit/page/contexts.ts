import { type Context, createContext, type ReactNode, useContext } from 'react';
import type { PagePosts } from '../posts/page-posts';
import { english } from '../words/english';
import type { PageWords } from '../words/words';

// The contexts that the host gives to the pages of remotes: a shared package by itself, because both must have the same instance of it.
// Sharing goes by the name: the kit, too, imports it as `kit/page/contexts`.

/** The authored posts of the page on screen. A context and no store, because hydration reads a store's initial state alone. */
export const PagePostsContext: Context<PagePosts> = createContext<PagePosts>({ summaries: [] });
/** The authored posts that the page's route asks for (`posts` in `remote.ts`); none while there are none. */
export const usePagePosts = (): PagePosts => useContext(PagePostsContext);

/** The properties of a remote's part: the slot that it fills, and the data from the page. */
export type PartProperties = { name: string; data: unknown };

/** Shows what fills a slot of the page. */
export type ShowSlot = (slot: PartProperties & { fallback: ReactNode }) => ReactNode;

/** How the host fills slots (`slots/slot.tsx`); outside of a host, as in a test of a page, each has its fallback. */
export const SlotContext = createContext<ShowSlot>(({ fallback }) => fallback);

/** The bundler puts the value in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/**
 * The words of the site's language. Where there is no host, as in a test of a page or its gallery, they are English; a release has no words
 * of its own, so that a browser loads one language.
 */
export const WordsContext: Context<PageWords | undefined> = createContext<PageWords | undefined>(
  process.env.NODE_ENV === 'production' ? undefined : english,
);

/** The platform's texts on pages, in the language of the site. @throws {Error} in a release that runs without a host, and gives no words */
export function useWords(): PageWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('Put the page into a WordsContext');
  return words;
}
