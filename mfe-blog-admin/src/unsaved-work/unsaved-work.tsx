import { useRef, useState } from 'react';
import { useFocusNext } from '../keyboard-focus/use-focus-next';
import { formatTime } from '../posts/format-time';
import { titleOf } from '../posts/post-draft';
import type { UnsavedDraft } from './merge-drafts';
import styles from './unsaved-work.module.css';
import type { UnsavedDrafts } from './use-unsaved-drafts';

/** The drafts, and what happens when somebody continues with one. */
type UnsavedWorkProps = { drafts: UnsavedDrafts; onResume: (kept: UnsavedDraft) => void };

/** Offers the drafts that were never saved: after a crash, a reload, a closed window, and those of another browser. */
export default function UnsavedWork({
  drafts: { list, discard: forget, takeBack: keepAgain },
  onResume,
}: UnsavedWorkProps) {
  /** Drafts that were discarded here: each can be taken back until another screen is shown. */
  const [discarded, setDiscarded] = useState<readonly UnsavedDraft[]>([]);
  const isDiscarded = ({ key }: UnsavedDraft) => discarded.some((one) => one.key === key);
  const kept = list();
  // What was discarded keeps its place, which has the way back.
  const drafts = [...kept, ...discarded.filter(({ key }) => kept.every((one) => one.key !== key))].sort((one, other) =>
    other.keptAt.localeCompare(one.keptAt),
  );
  const section = useRef<HTMLElement>(null);
  const focusNext = useFocusNext();
  const focusIn = (key: string) =>
    focusNext(() => section.current?.querySelector<HTMLElement>(`[data-draft="${CSS.escape(key)}"] button:last-child`));

  const discard = (kept: UnsavedDraft) => {
    forget(kept);
    setDiscarded([...discarded, kept]);
    focusIn(kept.key);
  };
  const takeBack = (kept: UnsavedDraft) => {
    keepAgain(kept);
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
          if (isDiscarded(kept)) {
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
                <strong>{title}</strong>, {describePlace(kept)}
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

const describePlace = ({ place, keptAt, by }: UnsavedDraft) =>
  `kept ${place === 'browser' ? 'in this browser' : 'on the server'} on ${formatTime(keptAt)}${by && ` by ${by}`}`;
