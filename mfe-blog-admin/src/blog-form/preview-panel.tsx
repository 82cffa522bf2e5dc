import { PostPreview } from '../post-preview/post-preview';
import type { PostDraft } from '../posts/post-draft';
import styles from './preview-panel.module.css';

/** The draft as readers would see it, beside the form or below it. */
export function PreviewPanel({ draft }: { draft: PostDraft }) {
  return (
    <section className={styles.preview} aria-label="Preview">
      <PostPreview post={draft} titleLevel="h2" />
    </section>
  );
}
