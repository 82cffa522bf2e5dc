import { useLayoutEffect, useRef } from 'react';
import { plantDrawing } from 'shared-config/media/plant-drawing';
import plan from 'shared-ui/plan/plan.module.css';
import { type PlantPlaceId, plantPlaces, plantRoute } from 'shared-ui/plan/plant';
import { RobotBody } from 'shared-ui/plan/robot-body';
import { driveRobot } from './drive-robot';
import styles from './flow-stage.module.css';
import type { NamedPlace, SceneOnPlan } from './scene-on-plan';

/** A step, the places of the whole flow, and how many steps were shown before: the robot of the first stands where it is. */
type FlowStageProps = { scene: SceneOnPlan; stops: readonly PlantPlaceId[]; shown: number };

/** The part of the floor plan where a step happens. The scene's sentence describes it. */
export function FlowStage({ scene, stops, shown }: FlowStageProps) {
  const [first, ...others] = stops;
  if (!first) return null;
  return (
    // 480 units of 720: the half that it happens in, and what lies next to it; more where there is room.
    <svg className={styles.stage} viewBox="120 86 480 330" aria-hidden="true">
      <g className={scene.hall === 'store' ? styles.store : styles.production}>
        <use href={`${plantDrawing}#hall`} />
        <path className={styles.way} d={plantRoute([first, ...others])} />
        {scene.leg && <path className={plan.route} d={plantRoute(scene.leg)} />}
        {scene.named.map((place) => (
          <Place key={place.id} place={place} reports={!scene.leg} />
        ))}
        <Robot key={shown} scene={scene} isDriven={shown > 0} />
      </g>
    </svg>
  );
}

function Robot({ scene: { poses, leg, hasLoad }, isDriven }: { scene: SceneOnPlan; isDriven: boolean }) {
  const robot = useRef<SVGGElement>(null);
  // Before it is painted where it ends.
  useLayoutEffect(() => (isDriven && robot.current ? driveRobot(robot.current, poses) : undefined), [isDriven, poses]);
  const { x, y, angle } = poses.at(-1) ?? poses[0];
  return (
    <g ref={robot} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <RobotBody isBusy={leg !== undefined} hasLoad={hasLoad} />
    </g>
  );
}

/** Where the name of a place stands: clear of machines and of where robots stop, that of the dock outside of its gate. */
const nameSpots: Partial<
  Readonly<Record<PlantPlaceId, readonly [x: number, y: number, side: 'start' | 'middle' | 'end']>>
> = {
  cell: [40, 114, 'start'],
  wrapper: [284, 140, 'end'],
  rack: [456, 184, 'start'],
  line: [40, 373, 'start'],
  machine: [186, 373, 'start'],
  dock: [704, 404, 'end'],
};

const letterWidth = 5.8;

/** A place that the step is about: its name, and where a robot stops there; waves around it where it reports. */
function Place({ place: { id, name, isEnd }, reports }: { place: NamedPlace; reports: boolean }) {
  const stop = plantPlaces[id];
  const [x, y, side] = nameSpots[id] ?? [stop.x, 373, 'middle'];
  const width = name.length * letterWidth + 18;
  const left = { start: 0, middle: -width / 2, end: -width }[side];
  return (
    <>
      <circle className={isEnd ? styles.end : styles.start} cx={stop.x} cy={stop.y} r="6" />
      {reports && (
        <>
          <circle className={styles.wave} cx={stop.x} cy={stop.y} r="14" />
          <circle className={styles.wave} cx={stop.x} cy={stop.y} r="23" />
        </>
      )}
      <g transform={`translate(${x} ${y})`}>
        <g className={`${styles.name} ${isEnd ? styles.endName : ''}`}>
          <rect x={left} y="-9.5" width={width} height="19" rx="9.5" />
          <text x={left + width / 2} y="3.7">
            {name}
          </text>
        </g>
      </g>
    </>
  );
}
