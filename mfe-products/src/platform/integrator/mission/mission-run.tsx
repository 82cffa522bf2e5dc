import { useMediaQuery } from 'kit/page/use-media-query';
import { useEffect, useRef, useState } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import plan from 'shared-ui/plan/plan.module.css';
import { plantPlaces } from 'shared-ui/plan/plant';
import { PlantPlan } from 'shared-ui/plan/plant-plan';
import { RobotBody } from 'shared-ui/plan/robot-body';
import { wholeOf } from './block-panel';
import type { EditAction } from './edit-mission';
import { type Mission, rackSize } from './mission';
import editor from './mission-editor.module.css';
import styles from './mission-run.module.css';
import { wayData } from './mission-still';
import { nameBlock } from './name-block';
import { PlantInState } from './plant-in-state';
import { stateAtStart } from './robot-state';
import { type Leg, placeOnWay, runMission } from './run-mission';

/** Seconds of the plant that pass in a second. */
const speed = 8;
/** Milliseconds that a block is shown where nothing moves. */
const stillTime = 1800;

type MissionRunProps = { mission: Mission; isReady: boolean; act: (action: EditAction) => void };

/** The plant in which a mission runs, block by block, and the same as a list. A mission with problems does not run. */
export function MissionRun({ mission, isReady, act }: MissionRunProps) {
  const legs = isReady ? runMission(mission) : [];
  const [{ at, isPlaying, hasArrived, ran }, setRun] = useState({
    at: -1,
    isPlaying: false,
    hasArrived: false,
    ran: mission,
  });
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const robot = useRef<SVGGElement>(null);
  // A mission that has changed starts again.
  const current = ran === mission ? at : -1;
  const isRunning = isPlaying && ran === mission && isReady;
  const leg = legs[current];
  const show = (step: number, plays = false) =>
    setRun({ at: step, isPlaying: plays && step < legs.length, hasArrived: !plays || isStill, ran: mission });

  useEffect(() => {
    if (!leg || !robot.current) return;
    const place = (share: number) => {
      const { x, y, angle } = placeOnWay(leg.way, share);
      robot.current?.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`);
    };
    const onEnd = () => isRunning && show(current + 1, true);
    if (isStill || !isRunning) {
      place(1);
      if (!isRunning) return;
      const timer = setTimeout(onEnd, stillTime);
      return () => clearTimeout(timer);
    }
    const drives = leg.way.length > 1 ? leg.seconds * 0.8 : 0;
    let frame = requestAnimationFrame(function move(now: number, start = now) {
      const passed = ((now - start) / 1000) * speed;
      place(drives === 0 ? 1 : Math.min(1, passed / drives));
      if (passed >= leg.seconds) return onEnd();
      if (passed >= drives) setRun((run) => (run.hasArrived ? run : { ...run, hasArrived: true }));
      frame = requestAnimationFrame((next) => move(next, start));
    });
    return () => cancelAnimationFrame(frame);
  }, [mission, current, isRunning, isStill, isReady]);

  const isOver = current >= legs.length && isReady;
  const last = legs.at(-1);
  const shown = isOver ? last : leg;
  const state = (hasArrived || isOver ? shown?.after : shown?.before) ?? stateAtStart(mission);
  return (
    <div className={styles.stage}>
      <PlantPlan
        label={`Floor plan. ${leg?.text ?? (isOver && last ? `The mission is over. ${last.text}` : 'Forklift 04 stands at its charger.')}`}
        className={styles.plan}
      >
        <PlantInState state={state} />
        {leg && leg.way.length > 1 && <path className={plan.route} d={wayData(leg.way)} />}
        {[...new Set(mission.blocks.flatMap(({ kind, place }) => (hasPlace(kind) ? [place] : [])))].map((id) => (
          <text
            key={id}
            className={`${plan.label} ${leg && hasPlace(leg.block.kind) && leg.block.place === id ? styles.active : ''}`}
            x={plantPlaces[id].label[0]}
            y={plantPlaces[id].label[1]}
          >
            {plantPlaces[id].name}
          </text>
        ))}
        <g ref={robot} transform={restingPlace(isOver ? last : undefined)} key={leg ? 'drives' : 'rests'}>
          <RobotBody isBusy={leg !== undefined} hasLoad={state.hasLoad} />
        </g>
      </PlantPlan>
      <div className={styles.side}>
        <div className={styles.buttons}>
          <CallToAction
            size="small"
            disabled={!isReady}
            onClick={() => (isRunning ? show(current) : show(isOver ? 0 : current + 1, true))}
          >
            {isRunning ? 'Pause' : 'Run the mission'}
          </CallToAction>
          <CallToAction
            size="small"
            inverted
            disabled={!isReady || isOver}
            onClick={() => show(Math.min(legs.length, current + 1))}
          >
            Next block
          </CallToAction>
        </div>
        <p className={editor.field}>
          <label htmlFor="mission-stock">Pallets in the rack at the start</label>
          <input
            id="mission-stock"
            type="number"
            min={0}
            max={rackSize}
            value={mission.stock}
            onChange={({ target }) => act({ type: 'stock', stock: wholeOf(target.value, rackSize) })}
          />
        </p>
        {isReady ? (
          <ol className={styles.log} aria-label="What happens in the plant">
            {legs.map((step, index) => (
              <li
                key={step.block.id}
                className={index > current ? styles.coming : undefined}
                aria-current={index === current ? 'step' : undefined}
              >
                <strong>{nameBlock(step.block)}</strong>
                <span className={styles.what}>{step.text}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p className={styles.blocked}>It cannot run yet: see “Before it can run” below.</p>
        )}
        <p className="visually-hidden" role="status">
          {leg?.text}
          {isOver && 'The mission is over'}
        </p>
      </div>
    </div>
  );
}

const hasPlace = (kind: Leg['block']['kind']) => kind === 'signal' || kind === 'fetch' || kind === 'bring';

function restingPlace(last: Leg | undefined): string {
  const { charger } = plantPlaces;
  const { x, y, angle } = last ? placeOnWay(last.way, 1) : { ...charger, angle: -90 };
  return `translate(${x} ${y}) rotate(${angle})`;
}
