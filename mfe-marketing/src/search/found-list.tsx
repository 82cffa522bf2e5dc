import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';
import styles from './found-list.module.css';
import { excerptOf, markWords } from './mark-words';
import type { FoundPage } from './page-index';
import { subjectOf } from './subjects';

/**
 * Pages that were found, each with where the words stand in it. Memoised: a key is shown before anything else is
 * found, and would render the same list.
 */
export const FoundList = memo(function FoundList({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <ol className={styles.found}>
      {pages.map((found) => (
        <li key={found.page.path}>
          <FoundItem {...found} />
        </li>
      ))}
    </ol>
  );
});

function FoundItem({ page: { path, title, sections }, section: { heading, anchor, text }, further, words }: FoundPage) {
  // A section may be a heading alone; then the next text of the page tells what it is about.
  const told = text || sections.find((section) => section.text !== '')?.text || '';
  const place = heading !== '' && heading !== title && <Marked text={heading} words={words} />;
  return (
    <>
      <h2 className={styles.title}>
        <Link to={path}>
          <Marked text={title} words={words} />
        </Link>
      </h2>
      <p className={styles.place}>
        {subjectOf(path)}
        {place && (
          <>
            {' › '}
            {anchor === undefined ? place : <Link to={`${path}#${encodeURIComponent(anchor)}`}>{place}</Link>}
          </>
        )}
      </p>
      <p className={styles.excerpt}>
        <Marked text={excerptOf(told, words)} words={words} />
      </p>
      {further.length > 0 && (
        <p className={styles.place}>
          Also there:{' '}
          {further.map((other, at) => (
            <Fragment key={other.anchor}>
              {at > 0 && ', '}
              <Link to={`${path}#${encodeURIComponent(other.anchor ?? '')}`}>{other.heading}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  let start = 0;
  return markWords(text, words).map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
