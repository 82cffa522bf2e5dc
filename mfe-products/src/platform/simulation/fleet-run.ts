import type { Segment } from './aisles';
import { listAlarms } from './list-alarms';
import { placeRobot } from './place-robot';
import { type ShownFleet, shownJobs } from './shown-fleet';
import {
  advance,
  changeSettings,
  type Job,
  type Order,
  type Settings,
  type Simulation,
  startSimulation,
} from './simulation';

/** How much of the plant's time a run begins with (seconds): by then robots are on their way, and there is a rate to show. */
const warmUp = 900;

/** A run that is under way already. */
export function beginRun(settings: Settings): Simulation {
  const simulation = startSimulation(settings);
  pass(simulation, warmUp);
  return simulation;
}

/** Lets a number of seconds of the plant pass at once. */
export function pass(simulation: Simulation, ticks: number): void {
  for (let tick = 0; tick < ticks; tick += 1) advance(simulation);
}

/** Lets a plant that runs follow what is set now. */
export function follow(simulation: Simulation, settings: Settings): void {
  if (simulation.settings !== settings) changeSettings(simulation, settings);
}

/** Gives a robot an order. A job that it has is not taken from it: it stands with it, or does it before it charges. */
export function giveOrder(simulation: Simulation, id: number, order: Order): void {
  const robot = simulation.robots[id];
  if (!robot) return;
  if (order === 'charge') robot.isSentToCharge = true;
  else robot.isStopped = order === 'stop';
}

/** Moves each robot's element a share of the way to where the robot is, so that it is seen to drive round corners. */
export function moveRobots(map: SVGGElement | null, simulation: Simulation, share: number): void {
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

/** The state of a run that the page shows. */
export function describeFleet(simulation: Simulation): ShownFleet {
  const { tick, finishedJobs, history, spent, robots, jobs } = simulation;
  const allTicks = Object.values(spent).reduce((sum, ticks) => sum + ticks, 0);
  return {
    tick,
    finishedJobs,
    history,
    waitingShare: Math.round((100 * spent.waiting) / allTicks),
    robots: robots.map((robot) => ({
      ...placeRobot(robot),
      activity: robot.activity,
      hasLoad: robot.job?.hasLoad ?? false,
      where: robot.segment ? nameOfSegment(robot.segment) : robot.bay.name,
      towards: robot.segment ? robot.bay.name : '',
      charge: Math.round(robot.charge * 100),
      isStopped: robot.isStopped,
    })),
    jobs: jobs.slice(0, shownJobs).map((job) => ({
      id: job.id,
      from: job.from.name,
      to: job.to.name,
      robot: job.robot,
      state: stateOf(job),
      age: tick - job.createdAt,
    })),
    alarms: listAlarms(simulation),
  };
}

const stateOf = ({ robot, hasLoad }: Job) => {
  if (robot === null) return 'waits for a robot';
  return hasLoad ? 'on its way' : 'robot comes';
};

const columnNames = 'ABCDEFGH';
/** Crossings are called after their column and row: `D2`. */
const nameOfCrossing = (crossing: number) => `${columnNames[crossing % 8]}${Math.floor(crossing / 8) + 1}`;
const nameOfSegment = ({ from, to }: Segment) => `${nameOfCrossing(from)} to ${nameOfCrossing(to)}`;
