import { protocolExamples } from './protocol-examples';
import styles from './protocol-examples-list.module.css';

/** One message of each protocol, with the standard it follows. */
export function ProtocolExamplesList() {
  return (
    <ul className={styles.examples}>
      {protocolExamples.map(({ protocol, title, text, message, standard, url }) => (
        <li key={protocol} className={styles.example}>
          <p className={styles.protocol}>{protocol}</p>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
          <section className={styles.message} aria-label={`${protocol}: ${title}`} tabIndex={0}>
            <pre>
              <code>{message}</code>
            </pre>
          </section>
          <p className={styles.standard}>
            By <a href={url}>{standard}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}
