import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';

/** A function that protects people, its performance level, and the robots that have it. */
export type SharedSafetyFunction = { name: string; level: string; robots: string };

/** The safety functions of all robots, those that every one has first; as the data sheets have them. */
export function listSafetyFunctions(): SharedSafetyFunction[] {
  const owners = new Map<string, { name: string; level: string; robots: string[] }>();
  for (const robot of robotVariantNames) {
    for (const { name, level } of robotSpecifications[robot].safety) {
      const key = `${name} ${level}`;
      const known = owners.get(key) ?? { name, level, robots: [] };
      known.robots.push(robotNames[robot]);
      owners.set(key, known);
    }
  }
  return [...owners.values()]
    .sort((one, other) => other.robots.length - one.robots.length)
    .map(({ robots, ...rest }) => ({
      ...rest,
      robots: robots.length === robotVariantNames.length ? 'All six' : robots.join(', '),
    }));
}
