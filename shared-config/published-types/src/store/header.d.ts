import type { StateCreator } from 'zustand';
/** The four menus of the header (specification §2 Header). */
export type HeaderMenu = 'products' | 'use-cases' | 'industries' | 'resources';
/** The two tabs of the Products menu. */
export type ProductTab = 'syncos' | 'mag';
/** State of the header: at most one open menu, the product tab, the mobile menu (specification §4). */
export type HeaderSlice = {
    openMenu: HeaderMenu | null;
    productTab: ProductTab;
    mobileMenuOpen: boolean;
    setOpenMenu: (menu: HeaderMenu | null) => void;
    setProductTab: (tab: ProductTab) => void;
    setMobileMenuOpen: (open: boolean) => void;
};
/** Creates the header slice; `syncos` is the default tab. */
export declare const createHeaderSlice: StateCreator<HeaderSlice>;
