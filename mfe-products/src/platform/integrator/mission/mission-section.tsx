import { useInView } from 'kit/page/use-in-view';
import { useQuery } from 'kit/page/use-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { exampleMissions } from './mission';
import styles from './mission-section.module.css';
import { MissionStill } from './mission-still';
import { nameBlock } from './name-block';
import { lengthOf, runMission } from './run-mission';

const [example] = exampleMissions;
const legs = runMission(example.mission);
/** Its longest way: a robot with its load, and the route it took. */
const longest = legs.reduce((one, other) => (lengthOf(other.way) > lengthOf(one.way) ? other : one));

const loadEditor = () => import('./mission-editor');

/**
 * The integrator's screen: the blocks of an example mission, what the plant looks like at the end of the one that is pointed at, and
 * the editor behind it, which is loaded when it comes near and shown when asked for.
 */
export function MissionSection() {
  const [state, setState] = useState<
    'still' | 'loading' | 'failed' | { Editor: ComponentType<{ takesFocus: boolean }>; wasPressed: boolean }
  >('still');
  const [shown, show] = useState(longest);
  const section = useRef<HTMLElement>(null);
  const isNear = useInView(section);
  const [search] = useQuery();
  const isInAddress = search.has('mission');
  const open = async (wasPressed: boolean) => {
    setState('loading');
    try {
      const { MissionEditor } = await loadEditor();
      setState({ Editor: MissionEditor, wasPressed });
    } catch (error) {
      console.warn('The mission editor did not load:', error);
      setState('failed');
    }
  };
  useEffect(() => {
    if (isNear) loadEditor().catch(() => undefined);
  }, [isNear]);
  useEffect(() => {
    if (isInAddress && state === 'still') void open(false);
  }, [isInAddress]);
  return (
    <section ref={section} aria-labelledby="missions">
      {typeof state === 'object' ? (
        <>
          <MissionTitle />
          <state.Editor takesFocus={state.wasPressed} />
        </>
      ) : (
        <div className={styles.stage}>
          <MissionStill leg={shown} />
          <div className={styles.list}>
            <MissionTitle />
            <ol>
              {legs.map((leg) => (
                <li key={leg.block.id} className={styles.block}>
                  <button
                    type="button"
                    className={styles.choose}
                    data-printed
                    aria-current={leg === shown ? 'step' : undefined}
                    onClick={() => show(leg)}
                    onFocus={() => show(leg)}
                    onPointerOver={() => show(leg)}
                  >
                    <strong className={styles.name}>{nameBlock(leg.block)}</strong>
                    <span className={styles.text}>{leg.text}</span>
                  </button>
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.open}>
            <CallToAction onClick={() => open(true)} disabled={state === 'loading'}>
              Open the editor
            </CallToAction>
            <p className={styles.failure} role="status">
              {state === 'failed' && 'The editor could not be loaded. Check the connection and open it again.'}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

function MissionTitle() {
  return (
    <h2 id="missions" className={styles.title}>
      Build a mission, and run it
    </h2>
  );
}
