import type { ReactNode } from 'react';
/** The JSON-LD of a page as it is prerendered, for tests; in the browser a page has it only if it came with it. */
export declare function prerenderedJsonLd(page: ReactNode): any;
