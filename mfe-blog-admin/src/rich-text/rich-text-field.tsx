import { lazy, Suspense, useState } from 'react';
import type { BlockType } from 'shared-config/posts/post';
import { RichText } from 'shared-ui/post/rich-text';
import styles from './rich-text-editor.module.css';
import { sanitiseRichText } from './sanitise-rich-text';

// The largest part of the tool; a list of posts has no use for it.
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor')).RichTextEditor }));

/** Rich text that becomes an editor when it gets the focus. */
export type RichTextFieldProps = {
  label: string;
  html: string;
  onChange: (html: string) => void;
  onTurn: (type: BlockType) => void;
};

/** A paragraph: readable as it is, an editor while somebody writes in it. A post of many paragraphs has one editor. */
export function RichTextField({ label, html, onChange, onTurn }: RichTextFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const resting = (
    // biome-ignore lint/a11y/useSemanticElements: rich text fits into no textarea
    <div
      className={`${styles.editor} ${styles.text}`}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      onFocus={() => setEditing(true)}
    >
      <RichText html={sanitiseRichText(html)} />
    </div>
  );
  if (!isEditing) return resting;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus left what is inside
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        // The window lost the focus, not the field: an editor that vanished would lose its place.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setEditing(false);
      }}
    >
      <Suspense
        fallback={
          <div className={`${styles.editor} ${styles.text}`}>
            <RichText html={sanitiseRichText(html)} />
          </div>
        }
      >
        <RichTextEditor label={label} html={html} onChange={onChange} onTurn={onTurn} />
      </Suspense>
    </div>
  );
}
