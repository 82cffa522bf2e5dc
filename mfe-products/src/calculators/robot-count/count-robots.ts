import { roundUp } from '../round-up';

/** A transport that goes on all the time, and the robot that is to do it. */
export type Transport = {
  /** Moves an hour, in the busiest hour. */
  moves: number;
  /** Metres from where a load is taken to where it is brought. */
  loaded: number;
  /** Metres from there to the next load. */
  empty: number;
  /** Seconds to take a load and to set it down, both together. */
  handling: number;
  /** Metres per second on average with a load and without, curves and stops included. */
  speed: { loaded: number; empty: number };
  /** Hours that a full battery lasts, and hours to charge it; `null` where batteries are charged while nothing is moved. */
  battery: { runTime: number; chargeTime: number } | null;
  /** Share of its time in which a robot is in order, from 0 to 1. */
  availability: number;
  /** Share of its working time that a robot may be busy, from 0 to 1; the rest is for waiting, crossings and peaks. */
  utilisation: number;
};

/**
 * Robots for a transport: the time of a move, how many of them a robot makes in an hour, and how many robots that takes.
 * This is the usual static calculation for vehicle systems (Groover, "Automation, Production Systems, and
 * Computer-Integrated Manufacturing", analysis of vehicle-based systems), with charging as a factor of its own.
 * It knows neither the layout nor peaks within the hour.
 * @returns also the figures on the way there: seconds of a move, the share of its time that a robot does not charge, moves an hour
 */
export function countRobots(transport: Transport) {
  const { moves, loaded, empty, handling, speed, battery, availability, utilisation } = transport;
  const drivingLoaded = loaded / speed.loaded;
  const drivingEmpty = empty / speed.empty;
  const cycle = drivingLoaded + drivingEmpty + handling;
  const ready = battery ? battery.runTime / (battery.runTime + battery.chargeTime) : 1;
  const movesPerRobot = (3600 * ready * availability * utilisation) / cycle;
  const exact = moves / movesPerRobot;
  return { drivingLoaded, drivingEmpty, cycle, ready, movesPerRobot, exact, robots: roundUp(exact) };
}

/** Share of the robots' working time that a transport keeps them busy; above 1 the work piles up. */
export const busyShare = (transport: Transport, robots: number) =>
  (transport.utilisation * countRobots(transport).exact) / robots;
