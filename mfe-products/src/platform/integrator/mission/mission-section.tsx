import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { useInView } from 'shared-ui/use-in-view';
import { useQuery } from 'shared-ui/use-query';
import { exampleMissions } from './mission';
import styles from './mission-section.module.css';
import { MissionStill } from './mission-still';
import { nameBlock } from './name-block';
import { runMission } from './run-mission';

const [example] = exampleMissions;
const legs = runMission(example.mission);

const loadEditor = () => import('./mission-editor');

/** An example mission as pictures of the plant, and the editor behind it, which is loaded when it comes near and shown when asked for. */
export function MissionSection() {
  const [state, setState] = useState<
    'still' | 'loading' | 'failed' | { Editor: ComponentType<{ takesFocus: boolean }>; wasPressed: boolean }
  >('still');
  const section = useRef<HTMLDivElement>(null);
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
    if (isInAddress && state === 'still') open(false);
  }, [isInAddress]);
  return (
    <PageSection id="missions" title="Build a mission, and run it">
      <div ref={section}>
        {typeof state === 'object' ? (
          <state.Editor takesFocus={state.wasPressed} />
        ) : (
          <>
            <ol className={styles.states}>
              {legs.map((leg) => (
                <li key={leg.block.id}>
                  <MissionStill leg={leg} />
                  <h3 className={styles.block}>{nameBlock(leg.block)}</h3>
                  <p className={styles.text}>{leg.text}</p>
                </li>
              ))}
            </ol>
            <p className={styles.open}>
              <CallToAction onClick={() => open(true)} disabled={state === 'loading'}>
                Open the editor
              </CallToAction>
            </p>
            <p className={styles.failure} role="status">
              {state === 'failed' && 'The editor could not be loaded. Check the connection and open it again.'}
            </p>
          </>
        )}
      </div>
    </PageSection>
  );
}
