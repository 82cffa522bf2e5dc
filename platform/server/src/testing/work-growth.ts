/** Processor time (ms) of the quickest of five runs. */
function measure(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * How many times the processor time of a function grows from a text to one that is 16 times as long: some 16 times where it grows with the
 * length, some 256 times with its square. Work of less than a millisecond counts as one.
 */
export function workGrowth(run: (text: string) => unknown, part: string): number {
  const [short = 0, long = 0] = [4000, 64_000].map((length) => {
    const text = part.repeat(length / part.length);
    return Math.max(
      1,
      measure(() => run(text)),
    );
  });
  return long / short;
}
