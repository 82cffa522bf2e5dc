import { useMemo, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import type { UseCase } from '../../lists/use-case';
import { placeOnPlant } from '../place-flow';
import styles from './flow-player.module.css';
import { FlowStage } from './flow-stage';
import { sceneOnPlan } from './scene-on-plan';
import { usePlayedSteps } from './use-played-steps';

/**
 * The flow of goods on the floor plan, from edge to edge, with its steps beside it. All can be read at any time; which one the plan
 * shows is played once, stepped through by buttons, or chosen in the list.
 */
export function FlowPlayer({ useCase }: { useCase: UseCase }) {
  const { flow, steps, headings } = useCase;
  const player = useRef<HTMLDivElement>(null);
  const { step, shown, isPlaying, choose, togglePlaying } = usePlayedSteps(player, steps.length);
  // The scene stays the same for as long as the step is shown: its robot drives once.
  const scene = useMemo(() => sceneOnPlan(useCase, step), [useCase, step]);
  return (
    <div ref={player} className={styles.player}>
      <div className={styles.frame}>
        <figure className={styles.figure}>
          <div className={styles.plan}>
            <FlowStage scene={scene} stops={placeOnPlant(flow.places)} shown={shown} />
          </div>
          {/* Said to who steps, not while it plays. */}
          <figcaption className={styles.sentence} aria-live={isPlaying ? 'off' : 'polite'}>
            {scene.sentence}
          </figcaption>
        </figure>
        <section className={styles.card} aria-labelledby="flow">
          <h2 id="flow" className={styles.title}>
            {headings.flow}
          </h2>
          <div className={styles.controls}>
            <CallToAction inverted size="small" disabled={step === 0} onClick={() => choose(step - 1)}>
              Previous<span className="visually-hidden"> step</span>
            </CallToAction>
            <CallToAction inverted size="small" onClick={togglePlaying}>
              {isPlaying ? 'Pause' : 'Play'}
            </CallToAction>
            <CallToAction inverted size="small" disabled={step === steps.length - 1} onClick={() => choose(step + 1)}>
              Next<span className="visually-hidden"> step</span>
            </CallToAction>
          </div>
          <ol className={styles.steps}>
            {steps.map(({ title, text }, index) => (
              <li key={title} className={styles.step}>
                <button
                  type="button"
                  className={styles.choose}
                  data-printed
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => choose(index)}
                >
                  {title}
                </button>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
