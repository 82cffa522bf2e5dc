import type { PictureFile } from 'shared-config/media/media-file';
import type { Block } from 'shared-config/posts/block';
import { Picture } from '../picture';
import styles from './block-view.module.css';

/** The widths that a picture takes on the page of a post. */
const sizes = {
  text: '(width >= 800px) 46rem, calc(100vw - 2.5rem)',
  wide: '(width >= 1088px) 64rem, calc(100vw - 2.5rem)',
  full: '(width >= 1408px) 1280px, calc(100vw - 2.5rem)',
} as const;

type PictureViewProps = { block: Extract<Block, { type: 'picture' }>; file: PictureFile };

/** A picture of a post with its caption; a small one is not made larger. */
export function PictureView({ block: { alt = '', caption, layout = 'text' }, file }: PictureViewProps) {
  return (
    <figure className={`${styles.picture} ${styles[layout]}`}>
      <Picture file={file} alt={alt} sizes={sizes[layout]} />
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
