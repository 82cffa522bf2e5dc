import { useHydrated } from 'kit/page/use-hydrated';
import { useMediaQuery } from 'kit/page/use-media-query';
import { useEffect, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { MissionPlan } from './mission-plan';
import styles from './mission-player.module.css';
import { type MissionStep, missionSteps } from './mission-steps';

/** How long a step is shown while the mission plays (ms): its text can be read. */
const stepTime = 7000;

const last = missionSteps.length - 1;

/**
 * A small mission that plays once, unless less motion is wanted, until the visitor steps through it. It is as high at every
 * step. Until the script is there its steps are native disclosures, and below them all of it is a storyboard that one scrolls to
 * without moving the page; without any script, and on paper, the storyboard stands alone.
 */
export function MissionPlayer() {
  const isHydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const mayMove = useMediaQuery('(prefers-reduced-motion: no-preference)');
  useEffect(() => setPlaying(mayMove), [mayMove]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (current === last ? setPlaying(false) : setCurrent(current + 1)), stepTime);
    return () => clearTimeout(timer);
  }, [isPlaying, current]);
  const choose = (step: number) => {
    setPlaying(false);
    setCurrent(step);
  };
  const playOrPause = () => {
    if (!isPlaying && current === last) setCurrent(0);
    setPlaying(!isPlaying);
  };
  const shown = missionSteps[current];
  return (
    <section className={styles.stage} aria-labelledby="mission">
      <div className={styles.screen}>
        {shown && <MissionPlan step={shown} />}
        <div className={styles.buttons}>
          <CallToAction size="small" onClick={playOrPause}>
            {isPlaying ? 'Pause' : 'Play'}
          </CallToAction>
          <CallToAction inverted size="small" disabled={current === 0} onClick={() => choose(current - 1)}>
            Previous step
          </CallToAction>
          <CallToAction inverted size="small" disabled={current === last} onClick={() => choose(current + 1)}>
            Next step
          </CallToAction>
        </div>
      </div>
      <div className={styles.list}>
        <h2 id="mission" className={styles.heading}>
          A mission, step by step
        </h2>
        <ol className={styles.steps}>
          {missionSteps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              {/* The visitor may have opened another before hydration. */}
              <details name="mission" open={index === current} suppressHydrationWarning>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
                <summary
                  className={styles.choose}
                  aria-current={index === current ? 'step' : undefined}
                  onClick={(event) => {
                    // One is always open.
                    event.preventDefault();
                    choose(index);
                  }}
                >
                  <h3 className={styles.title}>{step.title}</h3>
                </summary>
                <StepText step={step} />
              </details>
            </li>
          ))}
        </ol>
        <ol className={isHydrated ? styles.onPaper : styles.storyboard}>
          {missionSteps.map((step) => (
            <li key={step.title} className={styles.picture}>
              <MissionPlan step={step} isSmall />
              <h3 className={`${styles.title} ${styles.numbered}`}>{step.title}</h3>
              <StepText step={step} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The sender, the receiver and the signal of a step, and its reason. */
function StepText({ step: { from, to, signal, text } }: { step: MissionStep }) {
  return (
    <div className={styles.detail}>
      <p className={styles.signal}>
        <span className={styles.party}>{from}</span>
        <span aria-hidden="true">→</span>
        <span className={styles.party}>{to}</span>
        <code>{signal}</code>
      </p>
      <p>{text}</p>
    </div>
  );
}
