import { preload } from 'react-dom';
import type { MediaSource, OwnPicture, PictureFile } from '../media/media-file';
import { useHydrated } from './use-hydrated';

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
type DescribedPicture = { file: PictureFile; alt?: string } | { file: OwnPicture; alt: string };

const darkScheme = 'screen and (prefers-color-scheme: dark)';

const sourceSet = (sources: readonly MediaSource[]) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

/**
 * A picture in AVIF with a WebP fallback, and on a dark ground in the dark colour scheme where there is one; its size is
 * always stated, so that nothing moves when it arrives. A drawing, and one whose other files are still being made, has one file.
 */
export function Picture({
  file,
  sizes,
  loading = 'lazy',
  alt = file.alt,
  className,
  maxWidth = Number.POSITIVE_INFINITY,
}: PictureProps) {
  const fitting = (sources: readonly MediaSource[]) => sourceSet(sources.filter(({ width }) => width <= maxWidth));
  const srcSet = fitting(file.avif);
  const darkSrcSet = file.dark && fitting(file.dark);
  // On a page that is there already the browser asks for it by itself, or has a larger file of it.
  const isHydrated = useHydrated();
  if (loading === 'eager' && !isHydrated && srcSet) {
    // Named in the head, it is asked for with the first bytes of the page, and is there before what follows the first view.
    const options = { as: 'image', type: 'image/avif', imageSizes: sizes, fetchPriority: 'high' } as const;
    if (darkSrcSet) preload(file.webp.src, { ...options, imageSrcSet: darkSrcSet, media: darkScheme });
    preload(file.webp.src, {
      ...options,
      imageSrcSet: srcSet,
      ...(darkSrcSet ? { media: 'not all and (prefers-color-scheme: dark)' } : {}),
    });
  }
  return (
    <picture>
      {darkSrcSet && <source type="image/avif" media={darkScheme} srcSet={darkSrcSet} sizes={sizes} />}
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        className={className}
        src={file.webp.src}
        width={file.width}
        height={file.height}
        alt={alt}
        loading={loading}
        decoding="async"
        {...(loading === 'eager' ? { fetchPriority: 'high' as const } : {})}
      />
    </picture>
  );
}
