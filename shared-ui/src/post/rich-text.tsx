import { isSanitisedRichText } from 'shared-config/posts/rich-text';
import styles from './rich-text.module.css';

/** Sanitised rich text. What was not sanitised is shown as the characters it consists of (design §9). */
export function RichText({ html }: { html: string }) {
  return isSanitisedRichText(html) ? (
    <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <p>{html}</p>
  );
}
