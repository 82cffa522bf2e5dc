import { type Context, type ReactNode } from 'react';
import type { PagePosts } from '../posts/published-post';
import { type HeaderSlice } from './header';
import { type InterestSlice } from './visitor-interest';
/** Everything that crosses the border between the shell and the remotes (design §6). */
type SharedState = HeaderSlice & InterestSlice;
/**
 * The one store that shell and remotes share as a Module Federation singleton.
 * Never write to it before hydration: a boundary that is still dehydrated would drop to its fallback.
 */
export declare const useSharedStore: import("zustand").UseBoundStore<import("zustand").StoreApi<SharedState>>;
/** The open header menu, or `null`. */
export declare const useOpenMenu: () => import("./header").HeaderMenu | null;
/** The product tab shown in the header. */
export declare const useProductTab: () => import("./header").ProductTab;
/** Whether the mobile menu is open. */
export declare const useMobileMenuOpen: () => boolean;
/** What led the visitor to a form, or `null`. */
export declare const useInterest: () => {
    label: string;
    path: string;
} | null;
/** Sets what led the visitor to a form. */
export declare const useSetInterest: () => (interest: {
    label: string;
    path: string;
} | null) => void;
/**
 * The authored posts of the page on screen. A context and no slice of the store, because hydration reads a store's
 * initial state alone; it stands here because shell and remotes must share one instance of it.
 */
export declare const PagePostsContext: Context<PagePosts>;
/** The authored posts that the page's route asks for (`posts` in `remote.ts`); none while there are none. */
export declare const usePagePosts: () => PagePosts;
/** What a part of a remote is rendered with: the slot it stands in, and what the page hands over. */
export type PartProperties = {
    name: string;
    data: unknown;
};
/** Shows what fills a slot of the page. */
export type ShowSlot = (slot: PartProperties & {
    fallback: ReactNode;
}) => ReactNode;
/** How the shell fills slots (`slots/define-slot.tsx`); outside of the shell, as in a test of a page, each has its fallback. */
export declare const SlotContext: Context<ShowSlot>;
export type { HeaderMenu, ProductTab } from './header';
