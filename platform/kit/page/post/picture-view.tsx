import type { PictureFile } from '../../media/media-file';
import type { Block } from '../../posts/block';
import { Picture } from '../picture';
import styles from './block-view.module.css';

/** The widths in rem that a picture takes on the page of a post, where there is room. */
const widths = { text: 46, wide: 64, full: 80 };

type PictureViewProps = { block: Extract<Block, { type: 'picture' }>; file: PictureFile };

/** A picture of a post with its caption; a small one is not made larger. */
export function PictureView({ block: { alt = '', isDecorative, caption, layout = 'text' }, file }: PictureViewProps) {
  const width = `${widths[layout]}rem`;
  return (
    <figure className={layout === 'text' ? styles.picture : `${styles.picture} ${styles[layout]}`}>
      <Picture file={file} alt={isDecorative ? '' : alt} sizes={`(width >= ${width}) ${width}, calc(100vw - 2.5rem)`} />
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
