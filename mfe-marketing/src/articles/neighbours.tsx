import { Link } from 'react-router-dom';
import styles from './article.module.css';
import type { PlacedArticle } from './article-text';

/** The articles of the same list before and after this one; the first and the last have one. */
export function Neighbours({ newer, older }: Pick<PlacedArticle, 'newer' | 'older'>) {
  // The list begins with the newest, and one reads on towards older ones.
  const ways = [
    { rel: 'prev', label: 'Previous', to: newer },
    { rel: 'next', label: 'Next', to: older },
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
