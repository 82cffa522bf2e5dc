import * as v from 'valibot';

/** How many times slower than this processor the one is that is measured for. */
export const slowdown = 4;

/** From this length on (ms) a task makes a visitor wait. */
const longTask = 50;

/** What a page costs the main thread after its first paint, in ms. */
export type LoadCost = { blocking: number; longest: number; longTasks: number };

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      /** Microseconds, as all times of a trace. */
      ts: v.number(),
      pid: v.number(),
      tid: v.number(),
      /** Time of the processor alone. */
      tdur: v.optional(v.number()),
    }),
  ),
});

/**
 * Reads from a trace of Chromium what a page cost the main thread after its first paint, in time of a slow phone's processor. Tasks are
 * measured in CPU time and multiplied: other work of the machine lengthens them little, and much more when the browser slows them down
 * itself.
 * @param data a trace with tasks and paints: the categories `loading` and either `toplevel` or `disabled-by-default-devtools.timeline`
 * @param subject the page, for the message
 * @throws {Error} when the page was never painted
 */
export function readLoadCost(data: unknown, subject: string): LoadCost {
  const { traceEvents } = v.parse(traceSchema, data);
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) throw new Error(`${subject} was never painted. Measure again`);
  const lengths = traceEvents
    .filter(
      ({ name, pid, tid, ts }) => /RunTask$/.test(name) && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown);
  const long = lengths.filter((length) => length > longTask);
  return {
    blocking: long.reduce((sum, length) => sum + length - longTask, 0),
    longest: Math.max(0, ...lengths),
    longTasks: long.length,
  };
}
