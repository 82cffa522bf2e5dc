import { lazy, Suspense } from 'react';
import type { BlockType } from 'shared-config/posts/post';
import { RichText } from 'shared-ui/post/rich-text';
import styles from './rich-text-editor.module.css';
import { sanitiseRichText } from './sanitise-rich-text';

// The largest part of the tool; a list of posts has no use for it.
const RichTextEditor = lazy(async () => ({ default: (await loadEditor()).RichTextEditor }));

/** Fetches the editor ahead of its first use, so that nobody types before it is there. */
export const loadEditor = () => import('./rich-text-editor');

/** Rich text, and whether it is the one being edited. */
export type RichTextFieldProps = {
  label: string;
  html: string;
  isEditing: boolean;
  /** It got the focus. */
  onEdit: () => void;
  onChange: (html: string) => void;
  onTurn: (type: BlockType) => void;
};

/**
 * A paragraph: readable as it is, an editor once it gets the focus. It stays one until another paragraph gets it, so
 * that nothing moves under the pointer of whoever clicks elsewhere.
 */
export function RichTextField({ label, html, isEditing, onEdit, onChange, onTurn }: RichTextFieldProps) {
  const resting = (
    // biome-ignore lint/a11y/useSemanticElements: rich text fits into no textarea
    <div
      className={`${styles.editor} ${styles.text}`}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      onFocus={onEdit}
    >
      <RichText html={sanitiseRichText(html)} />
    </div>
  );
  if (!isEditing) return resting;
  return (
    <Suspense fallback={resting}>
      <RichTextEditor label={label} html={html} onChange={onChange} onTurn={onTurn} />
    </Suspense>
  );
}
