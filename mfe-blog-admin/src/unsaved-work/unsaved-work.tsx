import { useRef, useState } from 'react';
import { useFocusNext } from '../keyboard-focus/use-focus-next';
import { formatTime } from '../posts/format-time';
import { titleOf } from '../posts/post-draft';
import { discardDraft, type KeptDraft, listKeptDrafts, takeBackDraft } from './kept-drafts';
import styles from './unsaved-work.module.css';

/** What happens when somebody continues with a draft. */
type UnsavedWorkProps = { onResume: (kept: KeptDraft) => void };

/** Offers the drafts that were written in this browser and never saved: after a crash, a reload, a closed window. */
export function UnsavedWork({ onResume }: UnsavedWorkProps) {
  const [drafts] = useState(listKeptDrafts);
  /** Drafts that were discarded here: each can be taken back until another screen is shown. */
  const [discarded, setDiscarded] = useState<readonly KeptDraft[]>([]);
  const section = useRef<HTMLElement>(null);
  const focusNext = useFocusNext();
  const focusIn = (key: string) =>
    focusNext(() => section.current?.querySelector<HTMLElement>(`[data-draft="${CSS.escape(key)}"] button:last-child`));

  const discard = (kept: KeptDraft) => {
    discardDraft(kept.key);
    setDiscarded([...discarded, kept]);
    focusIn(kept.key);
  };
  const takeBack = (kept: KeptDraft) => {
    takeBackDraft(kept);
    setDiscarded(discarded.filter(({ key }) => key !== kept.key));
    focusIn(kept.key);
  };
  if (drafts.length === 0) return null;
  return (
    <section ref={section} className={styles.unsaved} aria-labelledby="unsaved-work">
      <h2 id="unsaved-work" className={styles.title}>
        Unsaved work
      </h2>
      <ul className={styles.drafts}>
        {drafts.map((kept) => {
          const title = titleOf(kept.draft);
          if (discarded.includes(kept)) {
            return (
              <li key={kept.key} className={styles.draft} data-draft={kept.key}>
                <span role="status">
                  <strong>{title}</strong> is discarded.
                </span>
                <button type="button" className={styles.button} onClick={() => takeBack(kept)}>
                  Undo<span className="visually-hidden"> discarding {title}</span>
                </button>
              </li>
            );
          }
          return (
            <li key={kept.key} className={styles.draft} data-draft={kept.key}>
              <span>
                <strong>{title}</strong>, kept in this browser on {formatTime(kept.keptAt)}
              </span>
              <button type="button" className={styles.button} onClick={() => onResume(kept)}>
                Continue<span className="visually-hidden"> with {title}</span>
              </button>
              <button type="button" className={styles.button} onClick={() => discard(kept)}>
                Discard<span className="visually-hidden"> {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
