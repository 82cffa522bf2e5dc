import { PagePostsContext as posts, SlotContext as slots, usePagePosts as usePosts } from 'kit/page/contexts';
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
/** The visitor's interest that led to a form, or `null`. */
export const useInterest = () => useSharedStore((state) => state.interest);
/** Sets what led the visitor to a form. */
export const useSetInterest = () => useSharedStore((state) => state.setInterest);

// Releases that were made before these stood in the kit take them from here; those of later take them from there. Both get the same ones.
export const PagePostsContext = posts;
export const usePagePosts = usePosts;
export const SlotContext = slots;

export type { HeaderMenu, ProductTab } from './header';
