import type { Block } from 'shared-config/posts/post';
import styles from './block-view.module.css';
import { RichText } from './rich-text';

/** A content block as readers see it; rich text must be sanitised. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return <RichText html={block.content} />;
    case 'heading':
      return <h2 className={styles.heading}>{block.content}</h2>;
    case 'subheading':
      return <h3 className={styles.subheading}>{block.content}</h3>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'callout':
      return <p className={styles.callout}>{block.content}</p>;
    case 'cta':
      return (
        <p className={styles.callToAction}>
          <span>{block.content}</span>
          <a className={styles.email} href={mailAddress(block.email)}>
            {block.email}
          </a>
        </p>
      );
  }
}

/**
 * Whatever was typed stays one address: it cannot add a subject, a copy or another scheme. A lone surrogate, which has no
 * encoding, becomes the replacement character.
 */
const mailAddress = (email: string) =>
  `mailto:${email.replace(/[^\w.+@-]/gu, (character) => encodeURIComponent(character.replace(/\p{Surrogate}/u, '\ufffd')))}`;
