import { robotNames } from 'shared-config/robots/robot-names';
import { type PlantPlaceId, plantLane, plantPlaces } from 'shared-ui/plan/plant';
import type { Scene, UseCase } from '../../lists/use-case';
import { placeOnPlant } from '../place-flow';

/** Where a robot is, and in which direction it looks: degrees, clockwise from the right. */
export type Pose = { x: number; y: number; angle: number };

/** A place that a step is about, under the name that the flow has for it; `end` is where the step leads to. */
export type NamedPlace = { id: PlantPlaceId; name: string; isEnd: boolean };

/** The state of the plan at a step, and the sentence that describes it. */
export type SceneOnPlan = {
  sentence: string;
  named: readonly NamedPlace[];
  /** All that the robot passes, ending where it stands; one pose for a robot that waits. */
  poses: readonly [Pose, ...Pose[]];
  /** The places between which it drives. */
  leg?: readonly [PlantPlaceId, PlantPlaceId];
  hasLoad: boolean;
  /** The hall that it happens in, or ends in. */
  hall: 'production' | 'store';
};

/** The step of that number, from 0. */
export function sceneOnPlan({ flow, steps }: Pick<UseCase, 'flow' | 'steps'>, step: number): SceneOnPlan {
  const ids = placeOnPlant(flow.places);
  const idOf = (place: number | 'charger') => (place === 'charger' ? place : (ids[place] ?? 'charger'));
  const named = (place: number | 'charger', isEnd: boolean): readonly NamedPlace[] =>
    place === 'charger' ? [] : [{ id: idOf(place), name: flow.places[place]?.name ?? '', isEnd }];
  const drives = (from: Scene | undefined) =>
    from?.kind === 'drive' ? drive(idOf(from.from), idOf(from.to)) : undefined;

  const scene = steps[step]?.scene ?? { kind: 'report', at: 0 };
  if (scene.kind === 'report') {
    const id = idOf(scene.at);
    const place = flow.places[scene.at];
    const [waiting] = drives(steps[step + 1]?.scene) ?? [restAt(id)];
    return {
      sentence: `${place?.name} reports: ${scene.signal ?? place?.signal}.`,
      named: named(scene.at, true),
      poses: [waiting],
      hasLoad: false,
      hall: plantPlaces[id].hall,
    };
  }
  const { robot, from, to, load } = scene;
  const way = [idOf(from), idOf(to)] as const;
  const { hall } = plantPlaces[way[1]];
  const target = flow.places[to]?.name;
  const source = from === 'charger' ? 'its charger' : flow.places[from]?.name;
  return {
    sentence: `${robotNames[robot]} ${load ? `takes ${load}` : 'drives'} from ${source} to ${target}.`,
    // A place in the other hall may lie outside of the view.
    named: [...(plantPlaces[way[0]].hall === hall ? named(from, false) : []), ...named(to, true)],
    poses: drive(...way),
    leg: way,
    hasLoad: load !== undefined,
    hall,
  };
}

/** Off a place into the lane, along it, and into the next. */
function drive(from: PlantPlaceId, to: PlantPlaceId): readonly [Pose, ...Pose[]] {
  const [start, end] = [plantPlaces[from], plantPlaces[to]];
  const out = start.y < plantLane.y ? 90 : -90;
  const along = start.x < end.x ? 0 : 180;
  const into = restAt(to);
  return [
    { x: start.x, y: start.y, angle: out },
    { x: start.x, y: plantLane.y, angle: out },
    { x: start.x, y: plantLane.y, angle: along },
    { x: end.x, y: plantLane.y, angle: along },
    { x: end.x, y: plantLane.y, angle: into.angle },
    into,
  ];
}

/** A robot in its place, with its nose to it. */
function restAt(id: PlantPlaceId): Pose {
  const { x, y } = plantPlaces[id];
  return { x, y, angle: y < plantLane.y ? -90 : 90 };
}
