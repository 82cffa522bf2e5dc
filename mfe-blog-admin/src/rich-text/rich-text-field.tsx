import { lazy, Suspense } from 'react';
import type { BlockType } from 'shared-config/posts/post';
import { RichText } from 'shared-ui/post/rich-text';
import styles from './rich-text-editor.module.css';
import { sanitiseRichText } from './sanitise-rich-text';

// The largest part of the tool, and the list does not need it.
const RichTextEditor = lazy(async () => ({ default: (await loadEditor()).RichTextEditor }));

/** Fetches the editor before its first use, so that nobody has to wait for it. */
export const loadEditor = () => import('./rich-text-editor');

/** Rich text, and whether it is the one being edited. */
type RichTextFieldProps = {
  label: string;
  html: string;
  isEditing: boolean;
  /** It got the focus. */
  onEdit: () => void;
  onChange: (html: string) => void;
  onConvert: (type: BlockType) => void;
};

/**
 * A paragraph: text that becomes an editor when it gets the focus. It stays an editor until another paragraph gets the
 * focus, so that a click elsewhere does not move the page under the pointer.
 */
export function RichTextField({ label, html, isEditing, onEdit, onChange, onConvert }: RichTextFieldProps) {
  const resting = (
    // biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold rich text
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
      <RichTextEditor label={label} html={html} onChange={onChange} onConvert={onConvert} />
    </Suspense>
  );
}
