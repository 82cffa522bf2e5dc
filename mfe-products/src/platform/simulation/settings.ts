import * as v from 'valibot';
import { closableAisles, maxChargers, maxRobots } from './aisles';
import type { Settings } from './simulation';

/** The settings that the plant begins with, and its picture shows. */
export const defaultSettings: Settings = { seed: 7, robots: 12, jobsPerHour: 120, chargers: 4, closedAisle: null };

/** Jobs an hour that a visitor can choose. */
export const jobsPerHourRange = { min: 20, max: 300, step: 20 };

const whole = (min: number, max: number, otherwise: number) =>
  v.fallback(
    v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number(), v.integer(), v.minValue(min), v.maxValue(max)),
    otherwise,
  );

const settingsSchema = v.object({
  seed: whole(1, 999_999, defaultSettings.seed),
  robots: whole(1, maxRobots, defaultSettings.robots),
  jobs: whole(jobsPerHourRange.min, jobsPerHourRange.max, defaultSettings.jobsPerHour),
  chargers: whole(1, maxChargers, defaultSettings.chargers),
  aisle: whole(0, closableAisles.length, 0),
});

/** The settings in the query; a missing or invalid one is as at the start. */
export function parseSettings(search: URLSearchParams): Settings {
  const { seed, robots, jobs, chargers, aisle } = v.parse(settingsSchema, Object.fromEntries(search));
  return { seed, robots, jobsPerHour: jobs, chargers, closedAisle: aisle === 0 ? null : aisle - 1 };
}

/** The settings as a query. */
export const settingsQuery = ({ seed, robots, jobsPerHour, chargers, closedAisle }: Settings) => ({
  seed: String(seed),
  robots: String(robots),
  jobs: String(jobsPerHour),
  chargers: String(chargers),
  aisle: String(closedAisle === null ? 0 : closedAisle + 1),
});
