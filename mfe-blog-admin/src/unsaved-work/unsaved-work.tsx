import type { KeptDraft } from './kept-drafts';
import { titleOf } from '../posts/post-draft';
import styles from './unsaved-work.module.css';

/** Unsaved work of this browser, and what can be done with it. */
export type KeptWorkProps = {
  drafts: readonly KeptDraft[];
  onContinue: (kept: KeptDraft) => void;
  onDiscard: (kept: KeptDraft) => void;
};

/** Offers what was written and never saved: after a crash, a reload, a closed window. */
export function KeptWork({ drafts, onContinue, onDiscard }: KeptWorkProps) {
  if (drafts.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-work">
      <h2 id="kept-work" className={styles.title}>
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
              <button type="button" className={styles.button} onClick={() => onContinue(kept)}>
                Continue<span className="visually-hidden"> with {title}</span>
              </button>
              <button type="button" className={styles.button} onClick={() => onDiscard(kept)}>
                Discard<span className="visually-hidden"> {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
