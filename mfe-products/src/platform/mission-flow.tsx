import { useRef, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { useCollapseUnseen } from 'shared-ui/use-collapse-unseen';
import styles from './mission-flow.module.css';
import { missionSteps } from './mission-steps';

/**
 * A small mission that the visitor steps through: which part sends a signal, which one receives it, and what moves.
 * Until the script is there to open a step, and nobody sees the page move, it is the list of all of them.
 */
export function MissionFlow() {
  const [current, setCurrent] = useState(0);
  const steps = useRef<HTMLOListElement>(null);
  const [isCollapsed, collapse] = useCollapseUnseen(steps);
  const choose = (step: number) => {
    collapse();
    setCurrent(step);
  };
  return (
    <div className={styles.missionFlow}>
      <ol ref={steps} className={styles.steps}>
        {missionSteps.map(({ title, from, to, signal, text }, index) => (
          <li key={title} className={styles.step}>
            <button
              type="button"
              className={styles.choose}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => choose(index)}
            >
              {title}
            </button>
            <div className={styles.detail} hidden={isCollapsed && index !== current}>
              <p className={styles.signal}>
                <span className={styles.party}>{from}</span>
                <span aria-hidden="true">→</span>
                <span className={styles.party}>{to}</span>
                <code>{signal}</code>
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CallToAction inverted size="small" disabled={current === 0} onClick={() => choose(current - 1)}>
          Previous step
        </CallToAction>
        <CallToAction
          inverted
          size="small"
          disabled={current === missionSteps.length - 1}
          onClick={() => choose(current + 1)}
        >
          Next step
        </CallToAction>
      </div>
    </div>
  );
}
