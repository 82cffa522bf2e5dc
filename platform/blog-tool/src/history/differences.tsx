import { memo, useState } from 'react';
import type { PostDraft } from '../posts/post-draft';
import { useEmbeds } from '../site/tool-site';
import { comparePosts } from './compare-posts';
import { compareTexts, type WordChange } from './compare-words';
import styles from './differences.module.css';

/** Two versions of a post, and the name of each in a sentence. */
type DifferencesProps = { before: PostDraft; after: PostDraft; names: readonly [before: string, after: string] };

/** The differences between two versions of a post, word by word, behind a summary. They are compared when it is opened, one at a time. */
export function Differences({ before, after, names: [nameBefore, nameAfter] }: DifferencesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details name="differences" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Differences from {nameAfter}</summary>
      {isOpen && <Comparison before={before} after={after} nameBefore={nameBefore} nameAfter={nameAfter} />}
    </details>
  );
}

type ComparisonProps = { before: PostDraft; after: PostDraft; nameBefore: string; nameAfter: string };

const Comparison = memo(function Comparison({ before, after, nameBefore, nameAfter }: ComparisonProps) {
  const differences = comparePosts(before, after, useEmbeds().kinds);
  const texts = compareTexts(differences);
  if (differences.length === 0) return <p className={styles.key}>No differences from {nameAfter}.</p>;
  return (
    <>
      <p className={styles.key}>
        {differences.length === 1 ? '1 difference' : `${differences.length} differences`} from {nameAfter}.{' '}
        <del className={styles.before}>Struck through</del> is in {nameBefore} alone,{' '}
        <ins className={styles.after}>underlined</ins> in {nameAfter}.
      </p>
      <dl className={styles.differences}>
        {differences.map(({ part }, index) => (
          <div key={index} className={styles.difference}>
            <dt className={styles.part}>{part}</dt>
            <dd dir="auto" className={styles.text}>
              <Words changes={texts[index] ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
});

/** Two texts as one: removed words are struck through, new ones underlined, and screen readers are told of both. */
function Words({ changes }: { changes: readonly WordChange[] }) {
  return changes.map(({ kind, text }, index) => {
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
