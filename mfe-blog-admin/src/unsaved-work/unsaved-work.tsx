import { useState } from 'react';
import { titleOf } from '../posts/post-draft';
import { forgetDraft, type KeptDraft, listKeptDrafts } from './kept-drafts';
import styles from './unsaved-work.module.css';

/** What happens when somebody continues with a draft. */
type UnsavedWorkProps = { onResume: (kept: KeptDraft) => void };

/** Offers the drafts that were written in this browser and never saved: after a crash, a reload, a closed window. */
export function UnsavedWork({ onResume }: UnsavedWorkProps) {
  const [drafts, setDrafts] = useState(listKeptDrafts);
  const discard = (key: string) => {
    forgetDraft(key);
    setDrafts(listKeptDrafts());
  };
  if (drafts.length === 0) return null;
  return (
    <section className={styles.unsaved} aria-labelledby="unsaved-work">
      <h2 id="unsaved-work" className={styles.title}>
        Unsaved work
      </h2>
      <ul className={styles.drafts}>
        {drafts.map((kept) => {
          const title = titleOf(kept.draft);
          return (
            <li key={kept.key} className={styles.draft}>
              <span>
                <strong>{title}</strong>, kept in this browser on {new Date(kept.keptAt).toLocaleString('en-GB')}
              </span>
              <button type="button" className={styles.button} onClick={() => onResume(kept)}>
                Continue<span className="visually-hidden"> with {title}</span>
              </button>
              <button type="button" className={styles.button} onClick={() => discard(kept.key)}>
                Discard<span className="visually-hidden"> {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
