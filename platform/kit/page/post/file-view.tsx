import { useWords } from 'kit/page/contexts';
import { describeFile, downloadName, type FileBlock } from '../../posts/show-file';
import styles from './block-view.module.css';

/** A file of a post, with what it is and how large. @param address without it, there is nothing to download yet */
export function FileView({ block, address }: { block: FileBlock; address: string | undefined }) {
  const { locale } = useWords();
  return (
    <p dir="auto" className={styles.file}>
      <a href={address} download={address && downloadName(block)}>
        {describeFile(block, locale)}
      </a>
    </p>
  );
}
