import { preload } from 'react-dom';
import type { MediaSource, PictureFile } from 'shared-config/media/media-file';

/** A published picture, and how the layout uses it. */
type PictureProps = {
  file: PictureFile;
  /** Widths it takes in the layout, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** `eager` for the one picture that a page is measured by, which is then fetched first. */
  loading?: 'lazy' | 'eager';
  /** Replaces the picture's own description; empty where the text beside it says the same. */
  alt?: string;
  className?: string | undefined;
  /** Width in px of the largest file that the layout has a use for; the others would only weigh on the HTML. */
  maxWidth?: number;
};

const sourceSet = (sources: readonly MediaSource[]) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** A picture in AVIF with a WebP fallback; its size is always stated, so that nothing moves when it arrives. */
export function Picture({
  file,
  sizes,
  loading = 'lazy',
  alt = file.alt,
  className,
  maxWidth = Number.POSITIVE_INFINITY,
}: PictureProps) {
  const srcSet = sourceSet(file.avif.filter(({ width }) => width <= maxWidth));
  if (loading === 'eager') {
    // Named in the head, it is asked for with the first bytes of the page, and is there before what follows the first view.
    preload(file.webp.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
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
