import { useEffect } from 'react';
import { addBlock, blockTypes } from '../posts/blocks';
import { loadEditor } from '../rich-text/rich-text-field';
import { structure } from '../undo/draft-history';
import { BlockList, type BlockListProps } from './block-list';
import styles from './body-editor.module.css';

/** The content of a post: its blocks, and a button for each type that adds one at the end (specification §2). */
export function BodyEditor({ blocks, onChange }: BlockListProps) {
  useEffect(() => {
    // If this fails, the editor is fetched again when a paragraph gets the focus.
    loadEditor().catch(() => {});
  }, []);
  return (
    <>
      <h2 className={styles.heading}>Content</h2>
      <BlockList blocks={blocks} onChange={onChange} />
      <fieldset className={styles.add}>
        <legend className="visually-hidden">Add a block</legend>
        {blockTypes.map(({ type, label }) => (
          <button
            key={type}
            type="button"
            className={styles.addButton}
            onClick={() => onChange(structure, (before) => addBlock(before, type))}
          >
            + {label}
          </button>
        ))}
      </fieldset>
    </>
  );
}
