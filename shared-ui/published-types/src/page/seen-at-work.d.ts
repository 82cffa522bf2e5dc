import { type StudyReference } from 'shared-config/references/studies';
/** The case studies that a page is at work in: what was measured before and after, and a sentence of who measured it; nothing where there is none. */
export declare function SeenAtWork({ studies }: {
    studies: readonly StudyReference[];
}): import("react").JSX.Element | null;
