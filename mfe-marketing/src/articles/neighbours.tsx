import { Link } from 'react-router-dom';
import styles from './article.module.css';
import type { ArticleHead } from './article-head';

/** The articles of the same list before and after this one; the first and the last have one. */
export function Neighbours({ head, all }: { head: ArticleHead; all: readonly ArticleHead[] }) {
  const place = all.indexOf(head);
  // The list begins with the newest, and one reads on towards older ones.
  const ways = [
    { rel: 'prev', label: 'Previous', to: all[place - 1] },
    { rel: 'next', label: 'Next', to: all[place + 1] },
  ];
  return (
    <nav className={styles.neighbours} aria-label="Previous and next">
      {ways.map(
        ({ rel, label, to }) =>
          to && (
            <Link key={rel} rel={rel} className={styles.neighbour} to={to.path}>
              <span>{label}</span>
              <strong>{to.title}</strong>
            </Link>
          ),
      )}
    </nav>
  );
}
