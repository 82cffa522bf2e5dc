import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useQuery } from 'shared-ui/use-query';
import { placeRobot } from './place-robot';
import { parseSettings, settingsQuery } from './settings';
import { advance, changeSettings, type Settings, type Simulation, startSimulation } from './simulation';

/** Seconds of the plant that pass in a second. */
const speed = 20;
/** Ticks between two measurements of the jobs finished. */
const sampleEvery = 60;

/** A run that is shown: its state, settings, and what a visitor does with it. */
export type ShownSimulation = {
  simulation: Simulation;
  settings: Settings;
  isPlaying: boolean;
  /** Finished jobs, minute by minute. */
  history: readonly number[];
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
  const [settings, setSettings] = useState(() => parseSettings(search));
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const run = useRef<{ simulation: Simulation; history: number[] }>(undefined);
  run.current ??= { simulation: startSimulation(settings), history: [0] };
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
      for (; owed >= 1; owed -= 1) pass(run.current);
      moveRobots(map.current, run.current?.simulation, 1 - Math.exp(-elapsed * 9));
      frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    const timer = setInterval(showAgain, 500);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [isPlaying, map]);

  return {
    ...run.current,
    settings,
    isPlaying,
    setPlaying,
    change: (change) => {
      const next = { ...settings, ...change };
      setSettings(next);
      changeQuery(settingsQuery(next));
      // Another fleet is another run; what can change in a running plant does.
      if (next.seed !== settings.seed || next.robots !== settings.robots)
        run.current = { simulation: startSimulation(next), history: [0] };
      else if (run.current) changeSettings(run.current.simulation, next);
    },
    skip: (ticks) => {
      for (let tick = 0; tick < ticks; tick += 1) pass(run.current);
      moveRobots(map.current, run.current?.simulation, 1);
      showAgain();
    },
  };
}

function pass(run: { simulation: Simulation; history: number[] } | undefined) {
  if (!run) return;
  advance(run.simulation);
  if (run.simulation.tick % sampleEvery === 0) run.history.push(run.simulation.finishedJobs);
}

/** Moves each robot's element a share of the way to where the robot is, so that it is seen to drive round corners. */
function moveRobots(map: SVGGElement | null, simulation: Simulation | undefined, share: number) {
  for (const element of map?.children ?? []) {
    const robot = simulation?.robots[Number(element.getAttribute('data-robot'))];
    if (!robot) continue;
    const to = placeRobot(robot);
    const [x = to.x, y = to.y] = element.getAttribute('data-at')?.split(' ').map(Number) ?? [];
    const [atX, atY] = [x + (to.x - x) * share, y + (to.y - y) * share];
    element.setAttribute('data-at', `${atX} ${atY}`);
    element.setAttribute('transform', `translate(${atX.toFixed(1)} ${atY.toFixed(1)}) rotate(${to.angle})`);
  }
}
