import { shareImages } from 'shared-config/media/catalog';
/** Head data of a page. */
export type PageHeadProps = {
    /** Without the company's name, which is added behind it. */
    title: string;
    /** One or two sentences for search results. */
    description: string;
    /** Canonical path, with query where it is part of the address. */
    path: string;
    /**
     * The picture that stands for the page where it is shared: its own, with the title on it, once the command `share-images` has
     * drawn it; else that of its kind.
     */
    shareImage?: 'own' | keyof typeof shareImages;
    /** schema.org data without `@context`. */
    jsonLd?: Readonly<Record<string, unknown>>;
    /** Keeps the page out of search results. */
    hidden?: boolean;
};
/**
 * Title, description, canonical link, Open Graph and JSON-LD of a page (design §3).
 * React hoists the tags into the document's head.
 */
export declare function PageHead({ title, description, path, shareImage, jsonLd, hidden }: PageHeadProps): import("react").JSX.Element | null;
