import type { PostDraft } from '../posts/post-draft';
import { comparePosts, type Difference } from './compare-posts';
import { compareWords } from './compare-words';
import styles from './differences.module.css';

/** Two versions of a post, and what each is called in a sentence. */
type DifferencesProps = { before: PostDraft; after: PostDraft; names: readonly [before: string, after: string] };

/** What is different in two versions of a post, word by word, behind a summary. */
export function Differences({ before, after, names: [nameBefore, nameAfter] }: DifferencesProps) {
  const differences = comparePosts(before, after);
  if (differences.length === 0) return <p>No differences from {nameAfter}.</p>;
  return (
    <details>
      <summary className={styles.summary}>
        {differences.length === 1 ? '1 difference' : `${differences.length} differences`} from {nameAfter}
      </summary>
      <p className={styles.key}>
        <del className={styles.before}>Struck through</del> is in {nameBefore} alone,{' '}
        <ins className={styles.after}>underlined</ins> in {nameAfter}.
      </p>
      <dl className={styles.differences}>
        {differences.map(({ part, ...texts }, index) => (
          <div key={index} className={styles.difference}>
            <dt className={styles.part}>{part}</dt>
            <dd dir="auto" className={styles.text}>
              <Words {...texts} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Two texts as one: what is gone is struck through, what is new is underlined, and both are said to who cannot see it. */
function Words({ before, after }: Pick<Difference, 'before' | 'after'>) {
  return compareWords(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const isGone = kind === 'gone';
    const Change = isGone ? 'del' : 'ins';
    return (
      <Change key={index} className={isGone ? styles.before : styles.after}>
        <span className="visually-hidden">{isGone ? 'deleted: ' : 'inserted: '}</span>
        {text}
        <span className="visually-hidden">{isGone ? ' end of deletion ' : ' end of insertion '}</span>
      </Change>
    );
  });
}
