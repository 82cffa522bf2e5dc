import { create } from 'zustand';
import { createHeaderSlice, type HeaderSlice } from './header';
import { createInterestSlice, type InterestSlice } from './interest';
import { createNoticesSlice, type NoticesSlice } from './notices';

/** Everything that crosses the border between the shell and the remotes (design §6). */
export type SharedState = HeaderSlice & InterestSlice & NoticesSlice;

/**
 * The one store that shell and remotes share as a Module Federation singleton.
 * Never write to it before hydration: a boundary that is still dehydrated would drop to its fallback.
 */
export const useSharedStore = create<SharedState>()((...api) => ({
  ...createHeaderSlice(...api),
  ...createInterestSlice(...api),
  ...createNoticesSlice(...api),
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
/** Messages for the visitor, oldest first. */
export const useNotices = () => useSharedStore((state) => state.notices);

export type { HeaderMenu, ProductTab } from './header';
export type { Interest } from './interest';
export type { Notice } from './notices';
