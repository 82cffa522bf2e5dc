import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { PostPreview } from '../post-preview/post-preview';
import type { PostDraft } from '../posts/post-draft';
import styles from './preview-panel.module.css';

/** A draft, and the editor of its body. */
type PreviewPanelProps = { draft: PostDraft; editor: Editor };

/** The draft as readers would see it, beside the form or below it. Beside it, it follows the block that is being written. */
export function PreviewPanel({ draft, editor }: PreviewPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const visited: unknown = useEditorState({
    editor,
    selector: ({ editor: { isFocused, state } }) =>
      isFocused ? state.selection.$from.node(1)?.attrs['block'] : undefined,
  });
  // Readers see no unknown blocks.
  const before = draft.content.filter(({ type }) => type !== 'unknown').findIndex(({ id }) => id === visited);

  useEffect(() => {
    const { current } = panel;
    const block = current?.lastElementChild?.children[before];
    if (before < 0 || !current || !block || current.scrollHeight <= current.clientHeight) return;
    const { top } = block.getBoundingClientRect();
    current.scrollTop += top - current.getBoundingClientRect().top - current.clientHeight / 3;
  }, [before]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section ref={panel} className={styles.preview} aria-label="Preview" dir="auto" tabIndex={0}>
      <PostPreview post={draft} titleLevel="h2" />
    </section>
  );
}
