import type { OwnPicture, PictureFile } from 'shared-config/media/media-file';
/** A published picture, and how the layout uses it. */
type PictureProps = DescribedPicture & {
    /** Widths it takes in the layout, as in the `sizes` attribute of `img`. */
    sizes: string;
    /** `eager` for the one picture that a page is measured by, which is then fetched first. */
    loading?: 'lazy' | 'eager';
    className?: string | undefined;
    /** Width in px of the largest file that the layout has a use for; the others would only weigh on the HTML. */
    maxWidth?: number;
};
/**
 * `alt` replaces a picture's own description, and is the only one of a picture that stands beside the page. Empty where the text
 * beside it says the same.
 */
type DescribedPicture = {
    file: PictureFile;
    alt?: string;
} | {
    file: OwnPicture;
    alt: string;
};
/**
 * A picture in AVIF with a WebP fallback, and on a dark ground in the dark colour scheme where there is one; its size is
 * always stated, so that nothing moves when it arrives.
 */
export declare function Picture({ file, sizes, loading, alt, className, maxWidth, }: PictureProps): import("react").JSX.Element;
export {};
