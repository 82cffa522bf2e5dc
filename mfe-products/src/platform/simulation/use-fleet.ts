import { useMediaQuery } from 'kit/page/use-media-query';
import { useQuery } from 'kit/page/use-query';
import { type RefObject, useEffect, useMemo, useReducer, useState } from 'react';
import { parseSettings, settingsQuery } from './settings';
import type { ShownFleet } from './shown-fleet';
import type { Order, Settings } from './simulation';
import { still } from './still';

/** Seconds of the plant that pass in a second. */
const speed = 20;

type Engine = typeof import('./fleet-run');

/** A run that is shown, and what a visitor does with it. */
type ShownRun = {
  fleet: ShownFleet;
  /** Another for each run, and one for the still. */
  run: string;
  settings: Settings;
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  change: (change: Partial<Settings>) => void;
  /** Has a robot do something; nothing until the engine is there. */
  order: ((robot: number, order: Order) => void) | undefined;
  /** Lets a number of seconds of the plant pass at once; nothing until the engine is there. */
  skip: ((ticks: number) => void) | undefined;
  hasFailed: boolean;
};

/**
 * The still of the fleet until the engine has loaded, then the run that the query names; it plays unless less motion is
 * wanted. The robots in `map` (one `data-robot` each) are moved frame by frame beside React while the map is in view, and
 * the page is drawn again twice a second.
 */
export function useFleet(map: RefObject<SVGGElement | null>): ShownRun {
  const [search, changeQuery] = useQuery();
  const query = search.toString();
  const settings = useMemo(() => parseSettings(search), [query]);
  const [engine, setEngine] = useState<Engine>();
  const [hasFailed, setFailed] = useState(false);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const mayMove = useMediaQuery('(prefers-reduced-motion: no-preference)');
  // Another fleet is another run; settings that can change in a running plant do. When movement is refused it is as at the start.
  const simulation = useMemo(() => engine?.beginRun(settings), [engine, settings.seed, settings.robots, mayMove]);
  const [isPlaying, setPlaying] = useState(false);

  const load = async () => {
    try {
      setEngine(await import('./fleet-run'));
      setFailed(false);
    } catch (error) {
      console.warn('The simulation of the fleet did not load:', error);
      setPlaying(false);
      setFailed(true);
    }
  };
  useEffect(() => void load(), []);
  useEffect(() => setPlaying(mayMove), [mayMove]);

  useEffect(() => {
    if (simulation) engine?.follow(simulation, settings);
  }, [engine, simulation, settings]);

  useEffect(() => {
    const drawing = map.current?.ownerSVGElement;
    if (!isPlaying || !engine || !simulation || !drawing) return;
    let isInView = false;
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    observer.observe(drawing);
    let frame = 0;
    let before: number | undefined;
    let owed = 0;
    const onFrame = (now: number) => {
      // After a pause of the tab nothing is caught up.
      const elapsed = isInView ? Math.min(0.25, (now - (before ?? now)) / 1000) : 0;
      before = now;
      owed += elapsed * speed;
      const ticks = Math.floor(owed);
      owed -= ticks;
      engine.pass(simulation, ticks);
      engine.moveRobots(map.current, simulation, 1 - Math.exp(-elapsed * 9));
      frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    const timer = setInterval(() => isInView && showAgain(), 500);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [isPlaying, map, engine, simulation]);

  return {
    fleet: engine && simulation ? engine.describeFleet(simulation) : still,
    run: simulation ? `${settings.seed} ${settings.robots} ${mayMove}` : 'still',
    settings,
    isPlaying,
    setPlaying: (shouldPlay) => {
      setPlaying(shouldPlay);
      if (shouldPlay && !engine) void load();
    },
    change: (change) => changeQuery(settingsQuery({ ...settings, ...change })),
    order:
      engine && simulation
        ? (robot, order) => {
            engine.giveOrder(simulation, robot, order);
            showAgain();
          }
        : undefined,
    skip:
      engine && simulation
        ? (ticks) => {
            engine.pass(simulation, ticks);
            engine.moveRobots(map.current, simulation, 1);
            showAgain();
          }
        : undefined,
    hasFailed,
  };
}
