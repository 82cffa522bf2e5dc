import styles from './rich-text.module.css';
import { sanitiseRichText } from './sanitise-rich-text';

/** Stored rich text, sanitised once more before it is shown. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: sanitiseRichText(html) }} />;
}
