import { closableAisles } from './aisles';
import { robotName } from './shown-fleet';
import { lowCharge, type Simulation } from './simulation';

/** Seconds after which a robot that waits, and a task that no robot has, are told to an operator. */
const [longWait, longQueue] = [60, 600];

/** How many alarms are listed. */
const mostAlarms = 4;

/** What an operator has to know of a run, the most urgent first. */
export function listAlarms({ tick, robots, jobs, settings }: Simulation): string[] {
  const stopped = robots.filter(({ isStopped }) => isStopped);
  const blocked = robots.filter(({ waited, isStopped }) => !isStopped && waited >= longWait);
  const low = robots.filter(({ charge, activity }) => charge < lowCharge && activity !== 'charging');
  const [oldest] = jobs.filter(({ robot }) => robot === null);
  const age = oldest ? tick - oldest.createdAt : 0;
  const closed = closableAisles[settings.closedAisle ?? -1];
  return [
    ...stopped.map(({ id }) => `${robotName(id)} is stopped`),
    ...blocked.map(({ id, waited }) => `${robotName(id)} has waited for ${waited} s`),
    ...low.map(({ id, charge }) => `${robotName(id)} has ${Math.round(charge * 100)} % left`),
    ...(oldest && age >= longQueue ? [`Task #${oldest.id} has waited for ${Math.floor(age / 60)} min`] : []),
    ...(closed ? [`${closed.name} is blocked`] : []),
  ].slice(0, mostAlarms);
}
