import { type Bay, bays, closableAisles, findRoute, type Segment } from './aisles';

/** The settings of a visitor. */
export type Settings = {
  /** The same seed and settings give the same run, tick by tick. */
  seed: number;
  robots: number;
  jobsPerHour: number;
  chargers: number;
  /** Index of the closed aisle in `closableAisles`, or `null`. */
  closedAisle: number | null;
};

/** The activity of a robot at the moment. */
export type Activity = 'driving' | 'waiting' | 'loading' | 'charging' | 'idle';

/** A load to be moved from one bay to another. */
export type Job = {
  id: number;
  from: Bay;
  to: Bay;
  createdAt: number;
  robot: number | null;
  hasLoad: boolean;
};

/** A robot: either in a bay or in a segment. */
export type Robot = {
  id: number;
  home: Bay;
  /** The bay that it stands in, or is on its way to. Nobody else may have it. */
  bay: Bay;
  /** The segment that it has to itself, with how far it is in it (ticks); `null` in a bay. */
  segment: Segment | null;
  progress: number;
  /** Segments still to be driven after this one. */
  way: Segment[];
  activity: Activity;
  /** Ticks until loading ends. */
  busyFor: number;
  /** Ticks that it has waited for the segment ahead. */
  waited: number;
  /** From 0 to 1. */
  charge: number;
  job: Job | null;
  /** Whether a visitor has stopped it where it is. */
  isStopped: boolean;
  /** Whether a visitor has sent it to a charger, whatever its charge is. */
  isSentToCharge: boolean;
};

/** What a visitor can have a robot do. */
export type Order = 'stop' | 'go on' | 'charge';

/** The state of a run. One tick is one second of the plant. */
export type Simulation = {
  settings: Settings;
  tick: number;
  robots: Robot[];
  /** Jobs that wait for a robot or are under way, oldest first. */
  jobs: Job[];
  finishedJobs: number;
  /** Finished jobs, minute by minute. */
  history: number[];
  /** Ticks that robots spent on each activity. */
  spent: Record<Activity, number>;
  /** Tick from which a crossing is free again, by crossing. */
  crossingFreeAt: number[];
  random: () => number;
  nextJobAt: number;
  nextJobId: number;
};

/** Seconds that a robot takes through a segment of 12 m at 1.5 m/s. */
export const segmentTicks = 8;
/** Seconds that taking or setting down a load takes. */
const loadTicks = 25;
/** Seconds that a robot blocks the crossing at which it begins a segment. */
const crossingTicks = 2;
/** A full charge lasts for eight hours of work, in which robots also stand and load, and charging it takes two. */
const dischargePerTick = 1 / (8 * 3600);
const chargePerTick = 1 / (2 * 3600);
/** A robot with less is sent to charge. */
export const lowCharge = 0.2;
const fullCharge = 0.9;

const picksUp = bays.filter(({ kind }) => kind === 'pick-up');
const dropsOff = bays.filter(({ kind }) => kind === 'drop-off');
const chargers = bays.filter(({ kind }) => kind === 'charger');
const homes = bays.filter(({ kind }) => kind === 'home');

/** A plant at rest: every robot stands at its home with some charge, no job is known. */
export function startSimulation(settings: Settings): Simulation {
  const random = seededRandom(settings.seed);
  return {
    settings,
    tick: 0,
    robots: homes.slice(0, settings.robots).map((home, id) => ({
      id,
      home,
      bay: home,
      segment: null,
      progress: 0,
      way: [],
      activity: 'idle',
      busyFor: 0,
      waited: 0,
      charge: 0.25 + 0.7 * random(),
      job: null,
      isStopped: false,
      isSentToCharge: false,
    })),
    jobs: [],
    finishedJobs: 0,
    history: [0],
    spent: { driving: 0, waiting: 0, loading: 0, charging: 0, idle: 0 },
    crossingFreeAt: [],
    random,
    nextJobAt: pauseBeforeJob({ random, settings }),
    nextJobId: 1,
  };
}

/** Lets one second pass. */
export function advance(simulation: Simulation): void {
  simulation.tick += 1;
  createJobs(simulation);
  for (const robot of simulation.robots) if (robot.segment === null) workInBay(simulation, robot);
  giveJobs(simulation);
  drive(simulation);
  for (const robot of simulation.robots) {
    simulation.spent[robot.activity] += 1;
    if (robot.activity !== 'charging' && robot.activity !== 'idle')
      robot.charge = Math.max(0, robot.charge - dischargePerTick);
  }
  if (simulation.tick % 60 === 0) simulation.history.push(simulation.finishedJobs);
}

/** Changes what can change while the plant runs. A closed aisle is left out of new ways; a robot that can turn off safely does. */
export function changeSettings(simulation: Simulation, settings: Settings): void {
  simulation.settings = settings;
  simulation.nextJobAt = Math.min(simulation.nextJobAt, simulation.tick + pauseBeforeJob(simulation));
  const closed = closedSegment(simulation);
  for (const robot of simulation.robots) {
    if (!robot.segment || !closed || !robot.way.includes(closed)) continue;
    const way = findRoute(robot.segment.to, robot.bay.crossing, closed);
    if (way && wouldBeSafe(simulation, { ...robot, way })) robot.way = way;
  }
}

function createJobs(simulation: Simulation) {
  while (simulation.tick >= simulation.nextJobAt) {
    const from = picksUp[Math.floor(simulation.random() * picksUp.length)];
    const to = dropsOff[Math.floor(simulation.random() * dropsOff.length)];
    if (from && to)
      simulation.jobs.push({
        id: simulation.nextJobId,
        from,
        to,
        createdAt: simulation.tick,
        robot: null,
        hasLoad: false,
      });
    simulation.nextJobId += 1;
    simulation.nextJobAt += pauseBeforeJob(simulation);
  }
}

/** Runs a robot in a bay: it loads, charges, or leaves for where it is needed next. */
function workInBay(simulation: Simulation, robot: Robot) {
  const { job } = robot;
  if (robot.isStopped) {
    robot.activity = 'waiting';
    return;
  }
  if (robot.busyFor > 0) {
    robot.busyFor -= 1;
    if (robot.busyFor > 0) return;
    if (job && robot.bay === job.from) job.hasLoad = true;
    else if (job && robot.bay === job.to) finish(simulation, robot, job);
  }
  if (robot.bay.kind === 'charger' && robot.charge < fullCharge) {
    robot.activity = 'charging';
    robot.charge = Math.min(1, robot.charge + chargePerTick);
    return;
  }
  if (robot.bay.kind === 'charger') robot.isSentToCharge = false;
  if (robot.job?.hasLoad) leaveFor(simulation, robot, robot.job.to);
  else if (robot.job) {
    // Nobody waits for a bay in a bay that others need, or two could wait for each other.
    if (!leaveFor(simulation, robot, robot.job.from)) leaveFor(simulation, robot, robot.home);
  } else if (needsCharge(robot)) {
    const free = chargers
      .slice(0, simulation.settings.chargers)
      .find((charger) => simulation.robots.every(({ bay }) => bay !== charger));
    leaveFor(simulation, robot, free ?? robot.home);
  } else leaveFor(simulation, robot, robot.home);
}

const needsCharge = ({ charge, isSentToCharge }: Robot) => charge < lowCharge || isSentToCharge;

function finish(simulation: Simulation, robot: Robot, job: Job) {
  simulation.finishedJobs += 1;
  simulation.jobs = simulation.jobs.filter((other) => other !== job);
  robot.job = null;
}

/** The oldest jobs first, each to the nearest robot that is free and charged; its bay must be free as well. */
function giveJobs(simulation: Simulation) {
  const free = simulation.robots.filter(
    (robot) => !robot.job && robot.segment === null && robot.activity === 'idle' && !needsCharge(robot),
  );
  for (const job of simulation.jobs) {
    if (free.length === 0) return;
    if (job.robot !== null) continue;
    const distance = (robot: Robot) =>
      findRoute(robot.bay.crossing, job.from.crossing, closedSegment(simulation))?.length ?? Number.POSITIVE_INFINITY;
    const nearest = free.reduce((best, robot) => (distance(robot) < distance(best) ? robot : best));
    free.splice(free.indexOf(nearest), 1);
    job.robot = nearest.id;
    nearest.job = job;
  }
}

/** Leaves a bay for another, if nobody has it and the first segment can be had; whether the other bay is the robot's now. */
function leaveFor(simulation: Simulation, robot: Robot, bay: Bay): boolean {
  robot.activity = robot.job ? 'waiting' : 'idle';
  if (bay === robot.bay) return true;
  if (simulation.robots.some((other) => other.bay === bay)) return false;
  const way = findRoute(robot.bay.crossing, bay.crossing, closedSegment(simulation));
  if (!way || (way.length > 0 && !enter(simulation, robot, way))) return false;
  robot.bay = bay;
  if (way.length === 0) arrive(robot);
  return true;
}

function drive(simulation: Simulation) {
  // The robot that has waited longest goes first, so that none waits for ever.
  const onTheWay = simulation.robots.filter(({ segment }) => segment !== null).sort((a, b) => b.waited - a.waited);
  for (const robot of onTheWay) {
    if (robot.isStopped) robot.activity = 'waiting';
    else if (robot.progress < segmentTicks) {
      robot.progress += 1;
      robot.activity = 'driving';
    } else if (robot.way.length === 0) arrive(robot);
    else if (enter(simulation, robot, robot.way)) robot.waited = 0;
    else {
      robot.waited += 1;
      robot.activity = 'waiting';
    }
  }
}

function arrive(robot: Robot) {
  const { job, bay } = robot;
  const isAtJob = bay === job?.from || bay === job?.to;
  Object.assign(robot, {
    segment: null,
    progress: 0,
    waited: 0,
    busyFor: isAtJob ? loadTicks : 0,
    activity: isAtJob ? 'loading' : 'idle',
  });
}

/** Gives a robot the first segment of a way, if it is free, the crossing too, and everybody can still get home. */
function enter(simulation: Simulation, robot: Robot, [segment, ...way]: readonly Segment[]): boolean {
  if (!segment || simulation.robots.some((other) => other.segment === segment)) return false;
  if ((simulation.crossingFreeAt[segment.from] ?? 0) > simulation.tick) return false;
  const moved: Robot = { ...robot, segment, way, progress: 0, activity: 'driving' };
  if (!wouldBeSafe(simulation, moved)) return false;
  Object.assign(robot, moved);
  simulation.crossingFreeAt[segment.from] = simulation.tick + crossingTicks;
  return true;
}

/** Whether everybody can still get home once a robot is as given. */
const wouldBeSafe = ({ robots }: Simulation, changed: Robot) =>
  isSafe(robots.map((robot) => (robot.id === changed.id ? changed : robot)));

/**
 * Whether all robots in the aisles can reach their bays one after the other: somebody has a free way to the end and leaves
 * the aisles, then somebody else has, until all are gone (the banker's rule). While that holds there is no deadlock.
 */
export function isSafe(robots: readonly Pick<Robot, 'segment' | 'way'>[]): boolean {
  let left = robots.filter(({ segment }) => segment !== null);
  const taken = new Set(left.map(({ segment }) => segment));
  while (left.length > 0) {
    const stuck = left.filter(({ segment, way }) => {
      if (way.some((ahead) => taken.has(ahead))) return true;
      taken.delete(segment);
      return false;
    });
    if (stuck.length === left.length) return false;
    left = stuck;
  }
  return true;
}

const closedSegment = ({ settings: { closedAisle } }: Simulation) => closableAisles[closedAisle ?? -1]?.segment;

/** Calls come at random, as many an hour as set. */
const pauseBeforeJob = ({ random, settings }: Pick<Simulation, 'random' | 'settings'>) =>
  Math.max(1, Math.round((-Math.log(1 - random()) * 3600) / settings.jobsPerHour));

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
