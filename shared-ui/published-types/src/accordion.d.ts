import type { ReactNode } from 'react';
/** One entry of an accordion. */
type AccordionItem = {
    title: string;
    content: ReactNode;
};
/** Entries that open and close on click (specification §4). */
type AccordionProps = {
    items: readonly AccordionItem[];
    /** Whether the first entry is open at the start. */
    firstOpen?: boolean;
    /** With a name only one entry is open at a time; unique on its page. */
    exclusiveName?: string;
};
/** An accordion of native disclosures: works before hydration, and the browser's search opens what it finds. */
export declare function Accordion({ items, firstOpen, exclusiveName }: AccordionProps): import("react").JSX.Element;
export {};
