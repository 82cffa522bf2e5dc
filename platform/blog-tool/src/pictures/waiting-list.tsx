import { useEffect, useRef, useState } from 'react';
import archive from '../archive-screen/archive-screen.module.css';
import styles from './picture-library.module.css';
import type { PictureState } from './picture-states';
import type { Pictures } from './pictures';

type WaitingListProps = {
  pictures: Pictures;
  /** Called when one of them is stored. */
  onStored: () => void;
};

/** The pictures that this browser has and the store does not. */
export function WaitingList({ pictures, onStored }: WaitingListProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [, setTime] = useState(0);
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  useEffect(() => {
    let isCancelled = false;
    let known: readonly string[] = [];
    const countStored = () => known.filter((name) => pictures.stateOf(name).kind === 'stored').length;
    let count = 0;
    const show = () => {
      setTime((before) => before + 1);
      const now = countStored();
      if (now > count) stored.current();
      count = now;
    };
    const end = pictures.watch(show);
    pictures.listWaiting().then(
      (found) => {
        if (isCancelled) return;
        known = found;
        count = countStored();
        setNames(found);
      },
      // A browser that keeps nothing has nothing that waits.
      () => {},
    );
    return () => {
      isCancelled = true;
      end();
    };
  }, [pictures]);

  const waiting = names
    .map((name) => ({ name, state: pictures.stateOf(name) }))
    .filter(({ state }) => state.kind !== 'stored' && state.kind !== 'looking');
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting-pictures">
      <h2 id="waiting-pictures" className={styles.title}>
        Only in this browser
      </h2>
      <ul className={styles.waiting}>
        {waiting.map(({ name, state }) => (
          <li key={name}>
            <span>
              <strong>{state.fileName || 'A picture'}</strong>: {describe(state)}
            </span>
            <span className={styles.ways}>
              {(state.kind === 'waiting' || (state.kind === 'failed' && state.canRetry)) && (
                <button type="button" className={archive.button} onClick={() => pictures.sendAgain(name)}>
                  Send again<span className="visually-hidden"> {state.fileName}</span>
                </button>
              )}
              <button
                type="button"
                className={archive.danger}
                onClick={() => {
                  if (!window.confirm(`Discard “${state.fileName || 'the picture'}”? It is stored nowhere else.`))
                    return;
                  void pictures.discard(name);
                  setNames((before) => before.filter((one) => one !== name));
                }}
              >
                Discard<span className="visually-hidden"> {state.fileName}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe(state: PictureState): string {
  switch (state.kind) {
    case 'sending':
      return `being sent, ${Math.round(state.sent * 100)} %`;
    case 'fetching':
      return 'being fetched';
    case 'waiting':
    case 'failed':
      return `${state.reason}.`;
    default:
      return '';
  }
}
