import { useEffect, useRef } from 'react';
import { PostPreview } from '../post-preview/post-preview';
import type { PostDraft } from '../posts/post-draft';
import styles from './preview-panel.module.css';

/** A draft, and the place (0 = first) of the block that had the focus last. */
type PreviewPanelProps = { draft: PostDraft; visited: number | undefined };

/** The draft as readers would see it, beside the form or below it. Beside it, it follows the block that is being written. */
export function PreviewPanel({ draft, visited }: PreviewPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // Readers see no unknown blocks.
  const before = draft.content.slice(0, visited ?? 0).filter(({ type }) => type !== 'unknown').length;

  useEffect(() => {
    const { current } = panel;
    const block = current?.lastElementChild?.children[before];
    if (visited === undefined || !current || !block || current.scrollHeight <= current.clientHeight) return;
    const { top } = block.getBoundingClientRect();
    current.scrollTop += top - current.getBoundingClientRect().top - current.clientHeight / 3;
  }, [visited, before]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section ref={panel} className={styles.preview} aria-label="Preview" dir="auto" tabIndex={0}>
      <PostPreview post={draft} titleLevel="h2" />
    </section>
  );
}
