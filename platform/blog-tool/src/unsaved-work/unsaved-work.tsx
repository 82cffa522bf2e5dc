import { useRef, useState } from 'react';
import { useFocusNext } from '../keyboard-focus/use-focus-next';
import { blockText, isDefaultText } from '../posts/blocks';
import { formatSecond, formatTime } from '../posts/format-time';
import { type PostDraft, titleOf } from '../posts/post-draft';
import type { UnsavedDraft } from './merge-drafts';
import styles from './unsaved-work.module.css';

/** The drafts that were never saved, and the actions on them. */
export type UnsavedWorkProps = {
  list: () => UnsavedDraft[];
  /** Forgets one in both places. */
  discard: (kept: UnsavedDraft) => void;
  /** Keeps one again that was discarded, as it was. */
  takeBack: (kept: UnsavedDraft) => void;
  onResume: (kept: UnsavedDraft) => void;
};

/** Offers the drafts that were never saved: after a crash, a reload, a closed window, and those of another browser. */
export default function UnsavedWork({ list, onResume, ...actions }: UnsavedWorkProps) {
  /** Drafts that were discarded here: each can be taken back until another screen is shown. */
  const [discarded, setDiscarded] = useState<readonly UnsavedDraft[]>([]);
  const isDiscarded = ({ key }: UnsavedDraft) => discarded.some((one) => one.key === key);
  const kept = list();
  // A discarded draft keeps its place, which has the button to bring it back.
  const drafts = [...kept, ...discarded.filter(({ key }) => kept.every((one) => one.key !== key))].sort((one, other) =>
    other.keptAt.localeCompare(one.keptAt),
  );
  const section = useRef<HTMLElement>(null);
  const focusNext = useFocusNext();
  const focusIn = (key: string) =>
    focusNext(() => section.current?.querySelector<HTMLElement>(`[data-draft="${CSS.escape(key)}"] button:last-child`));

  const discard = (kept: UnsavedDraft) => {
    actions.discard(kept);
    setDiscarded([...discarded, kept]);
    focusIn(kept.key);
  };
  const takeBack = (kept: UnsavedDraft) => {
    actions.takeBack(kept);
    setDiscarded(discarded.filter(({ key }) => key !== kept.key));
    focusIn(kept.key);
  };
  if (drafts.length === 0) return null;
  return (
    <section ref={section} className={styles.unsaved} aria-labelledby="unsaved-work">
      <details>
        <summary className={styles.summary}>
          <h2 className={styles.title}>
            <span id="unsaved-work">Unsaved work</span> ({kept.length})
          </h2>
        </summary>
        <ul className={styles.drafts}>
          {drafts.map((kept) => {
            const title = titleOf(kept.draft);
            const twins = drafts.filter(({ draft }) => titleOf(draft) === title);
            // Two of one name would be two buttons of one name.
            const name = twins.length > 1 ? `${title}, kept on ${formatSecond(kept.keptAt)}` : title;
            if (isDiscarded(kept)) {
              return (
                <li key={kept.key} className={styles.draft} data-draft={kept.key}>
                  <span role="status">
                    <strong>{name}</strong> is discarded.
                  </span>
                  <button type="button" className={styles.button} onClick={() => takeBack(kept)}>
                    Undo<span className="visually-hidden"> discarding {name}</span>
                  </button>
                </li>
              );
            }
            return (
              <li key={kept.key} className={styles.draft} data-draft={kept.key}>
                <span>
                  <strong>{title}</strong>,{' '}
                  {describePlace(kept, twins.length > 1 ? findOwnWords(kept, twins) : undefined)}
                </span>
                <button type="button" className={styles.button} onClick={() => onResume(kept)}>
                  Continue<span className="visually-hidden"> with {name}</span>
                </button>
                <button type="button" className={styles.button} onClick={() => discard(kept)}>
                  Discard<span className="visually-hidden"> {name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}

/** @param ownWords of one that has the name of another: those, and its second, tell them apart */
function describePlace({ place, keptAt, by }: UnsavedDraft, ownWords: string | undefined): string {
  const at = ownWords === undefined ? formatTime(keptAt) : formatSecond(keptAt);
  const words = ownWords ? `: “${ownWords}”` : '';
  return `kept ${place === 'browser' ? 'in this browser' : 'on the server'} on ${at}${by && ` by ${by}`}${words}`;
}

/** Letters that are shown of a draft, and blocks that are looked at for them. */
const maxWords = 80;
const maxBlocks = 40;

/** The first words of a draft that another one of its name has not; those that all have, if there are no others. */
function findOwnWords({ draft }: UnsavedDraft, twins: readonly UnsavedDraft[]): string {
  const others = twins.map((twin) => new Set(textsOf(twin.draft)));
  const texts = textsOf(draft);
  const own = texts.find((text) => others.some((all) => !all.has(text))) ?? texts[0] ?? '';
  return own.length > maxWords ? `${own.slice(0, maxWords).trimEnd()}…` : own;
}

/** The writer's own text in the first blocks, which is enough to know a draft by. */
const textsOf = ({ excerpt, content }: PostDraft) =>
  [...content.slice(0, maxBlocks).map(blockText), excerpt]
    .map((text) => text.trim())
    .filter((text) => text !== '' && !isDefaultText(text));
