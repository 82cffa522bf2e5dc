import type { ReactNode } from 'react';
/** What a part of a page is called, and how it stands there; the id is also its address on the page. */
type PageSectionProps = {
    id: string;
    title: string;
    /** From 1024 px, `beside` puts the title into the left third and the content beside it (docs/design-language.md, Grid). */
    layout?: 'stacked' | 'beside';
    /** Its rank (docs/design-language.md, Levels); unless it is said, what is stacked is a chapter, and what stands beside its title a section. */
    level?: 'chapter' | 'section' | 'utility';
    /** A tinted or dark ground from edge to edge. */
    ground?: 'page' | 'tinted' | 'dark';
    /** Stands at the end of the title's line, such as a switch that all of the part follows. */
    control?: ReactNode;
    children: ReactNode;
};
/** A part of a page under a title of its own. */
export declare function PageSection({ id, title, layout, level, ground, control, children, }: PageSectionProps): import("react").JSX.Element;
export {};
