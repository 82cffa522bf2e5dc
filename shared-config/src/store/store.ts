import type { PagePosts } from 'kit/posts/page-posts';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import { create } from 'zustand';
import { createHeaderSlice, type HeaderSlice } from './header';
import { createInterestSlice, type InterestSlice } from './visitor-interest';

/** Everything that crosses the border between the shell and the remotes (architecture §9 State). */
type SharedState = HeaderSlice & InterestSlice;

/**
 * The one store that shell and remotes share as a Module Federation singleton.
 * Never write to it before hydration: a boundary that is still dehydrated would drop to its fallback.
 */
export const useSharedStore = create<SharedState>()((...api) => ({
  ...createHeaderSlice(...api),
  ...createInterestSlice(...api),
}));

/** The open header menu, or `null`. */
export const useOpenMenu = () => useSharedStore((state) => state.openMenu);
/** The product tab shown in the header. */
export const useProductTab = () => useSharedStore((state) => state.productTab);
/** Whether the mobile menu is open. */
export const useMobileMenuOpen = () => useSharedStore((state) => state.mobileMenuOpen);
/** What led the visitor to a form, or `null`. */
export const useInterest = () => useSharedStore((state) => state.interest);
/** Sets what led the visitor to a form. */
export const useSetInterest = () => useSharedStore((state) => state.setInterest);

/**
 * The authored posts of the page on screen. A context and no slice of the store, because hydration reads a store's
 * initial state alone; it stands here because shell and remotes must share one instance of it.
 */
export const PagePostsContext: Context<PagePosts> = createContext<PagePosts>({ summaries: [] });
/** The authored posts that the page's route asks for (`posts` in `remote.ts`); none while there are none. */
export const usePagePosts = (): PagePosts => useContext(PagePostsContext);

/** What a part of a remote is rendered with: the slot it stands in, and what the page hands over. */
export type PartProperties = { name: string; data: unknown };

/** Shows what fills a slot of the page. */
export type ShowSlot = (slot: PartProperties & { fallback: ReactNode }) => ReactNode;

/** How the shell fills slots (`slots/define-slot.tsx`); outside of the shell, as in a test of a page, each has its fallback. */
export const SlotContext = createContext<ShowSlot>(({ fallback }) => fallback);

export type { HeaderMenu, ProductTab } from './header';
