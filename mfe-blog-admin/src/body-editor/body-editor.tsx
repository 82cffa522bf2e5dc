import { useEffect } from 'react';
import { loadEditor } from '../rich-text/rich-text-field';
import { BlockList, type BlockListProps } from './block-list';
import styles from './body-editor.module.css';

/** The content of a post: its blocks, and a button for each type that adds one at the end (specification §2). */
export function BodyEditor(props: BlockListProps) {
  useEffect(() => {
    // If this fails, the editor is fetched again when a paragraph gets the focus.
    loadEditor().catch(() => {});
  }, []);
  return (
    <>
      <h2 className={styles.heading}>Content</h2>
      <BlockList {...props} />
    </>
  );
}
