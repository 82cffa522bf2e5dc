import { useRef, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import { useCollapseUnseen } from 'shared-ui/use-collapse-unseen';
import styles from './mission-flow.module.css';
import { MissionPlan } from './mission-plan';
import { missionSteps } from './mission-steps';
import { useStepByScroll } from './use-step-by-scroll';

/**
 * A small mission that the visitor steps through, by scrolling until one is chosen. Until the script is there to open a step,
 * and nobody sees the page move, it is a storyboard of all of them.
 */
export function MissionFlow() {
  const [current, setCurrent] = useState(0);
  const steps = useRef<HTMLOListElement>(null);
  const [isCollapsed, collapse] = useCollapseUnseen(steps);
  const stage = useRef<HTMLDivElement>(null);
  const [hasChosen, setChosen] = useState(false);
  useStepByScroll(stage, missionSteps.length, isCollapsed && !hasChosen, setCurrent);
  const choose = (step: number) => {
    collapse();
    setChosen(true);
    setCurrent(step);
  };
  const shown = missionSteps[current];
  return (
    <div ref={stage} className={isCollapsed ? styles.stage : undefined}>
      <div className={styles.screen}>
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
        {isCollapsed && shown && <MissionPlan step={shown} />}
      </div>
      <ol ref={steps} className={isCollapsed ? styles.steps : styles.storyboard}>
        {missionSteps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <button
              type="button"
              className={styles.choose}
              data-printed
              aria-current={index === current ? 'step' : undefined}
              onClick={() => choose(index)}
            >
              {step.title}
            </button>
            {!isCollapsed && <MissionPlan step={step} isSmall />}
            <div className={`${styles.detail} ${isCollapsed && index !== current ? styles.closed : ''}`}>
              <p className={styles.signal}>
                <span className={styles.party}>{step.from}</span>
                <span aria-hidden="true">→</span>
                <span className={styles.party}>{step.to}</span>
                <code>{step.signal}</code>
              </p>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
