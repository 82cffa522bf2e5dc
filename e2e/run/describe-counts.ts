import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** How many tests a step has run. */
type Counts = Record<'passed' | 'failed' | 'skipped', number>;

const unitSchema = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number(), numPendingTests: v.number() }),
  v.transform(
    (unit): Counts => ({ passed: unit.numPassedTests, failed: unit.numFailedTests, skipped: unit.numPendingTests }),
  ),
);
const browserSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number(), flaky: v.number() }),
  }),
  v.transform(
    ({ stats }): Counts => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  ),
);

/** The steps that run tests, each with what it writes. */
const schemas = { unit: unitSchema, browser: browserSchema, engines: browserSchema };

/** A line for each step that has run its tests to the end, and one with the sum of several. @param results folder of their results */
export function describeCounts(results: string): string[] {
  const counted = Object.entries(schemas).flatMap(([step, schema]) => {
    const path = join(results, `${step}.json`);
    return existsSync(path) ? [{ step, counts: v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))) }] : [];
  });
  const sum = (kind: keyof Counts) => counted.reduce((total, { counts }) => total + counts[kind], 0);
  const all = { step: 'together', counts: { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') } };
  return [...counted, ...(counted.length > 1 ? [all] : [])].map(
    ({ step, counts: { passed, failed, skipped } }) =>
      `${step}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
}
