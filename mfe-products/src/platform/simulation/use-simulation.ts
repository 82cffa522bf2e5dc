import { type RefObject, useEffect, useReducer, useState } from 'react';
import { useQuery } from 'shared-ui/use-query';
import { placeRobot } from './place-robot';
import { parseSettings, settingsQuery } from './settings';
import { advance, changeSettings, type Settings, type Simulation, startSimulation } from './simulation';

/** Seconds of the plant that pass in a second. */
const speed = 20;

/** A run that is shown, and what a visitor does with it. */
export type ShownSimulation = {
  simulation: Simulation;
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  change: (change: Partial<Settings>) => void;
  /** Lets so many seconds of the plant pass at once. */
  skip: (ticks: number) => void;
};

/**
 * Runs the simulation that the query names. While it plays, the robots in `map` (one `data-robot` each) are moved frame by
 * frame beside React, and the page is drawn again twice a second.
 */
export function useSimulation(map: RefObject<SVGGElement | null>): ShownSimulation {
  const [search, changeQuery] = useQuery();
  const [simulation, setSimulation] = useState(() => startSimulation(parseSettings(search)));
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!isPlaying) return;
    let frame = 0;
    let before: number | undefined;
    let owed = 0;
    const onFrame = (now: number) => {
      // After a pause of the tab nothing is caught up.
      const elapsed = Math.min(0.25, (now - (before ?? now)) / 1000);
      before = now;
      owed += elapsed * speed;
      for (; owed >= 1; owed -= 1) advance(simulation);
      moveRobots(map.current, simulation, 1 - Math.exp(-elapsed * 9));
      frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    const timer = setInterval(showAgain, 500);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [isPlaying, map, simulation]);

  return {
    simulation,
    isPlaying,
    setPlaying,
    change: (change) => {
      const { settings } = simulation;
      const next = { ...settings, ...change };
      changeQuery(settingsQuery(next));
      // Another fleet is another run; what can change in a running plant does.
      if (next.seed !== settings.seed || next.robots !== settings.robots) setSimulation(startSimulation(next));
      else changeSettings(simulation, next);
      showAgain();
    },
    skip: (ticks) => {
      for (let tick = 0; tick < ticks; tick += 1) advance(simulation);
      moveRobots(map.current, simulation, 1);
      showAgain();
    },
  };
}

/** Moves each robot's element a share of the way to where the robot is, so that it is seen to drive round corners. */
function moveRobots(map: SVGGElement | null, simulation: Simulation, share: number) {
  for (const element of map?.children ?? []) {
    const robot = simulation.robots[Number(element.getAttribute('data-robot'))];
    if (!robot) continue;
    const to = placeRobot(robot);
    const [x = to.x, y = to.y] = element.getAttribute('data-at')?.split(' ').map(Number) ?? [];
    const [atX, atY] = [x + (to.x - x) * share, y + (to.y - y) * share];
    element.setAttribute('data-at', `${atX} ${atY}`);
    element.setAttribute('transform', `translate(${atX.toFixed(1)} ${atY.toFixed(1)}) rotate(${to.angle})`);
  }
}
