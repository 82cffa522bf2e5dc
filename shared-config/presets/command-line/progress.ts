/** How far a long command is: a bar on a terminal, a line now and then elsewhere. */
export type Progress = {
  /** `done` of `total` things of a step, such as `pages`. Steps may run at the same time. */
  report: (step: string, done: number, total: number) => void;
};

type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** How long in ms a step runs between two lines, where there is no terminal. */
const lineInterval = 2000;
const barWidth = 20;
const clearLine = '\r\u001b[K';

/**
 * Shows progress on the error output, so that the output stays what the command prints.
 * @param isBarOnly whether nothing is printed where there is no terminal, for commands that are mostly quick
 */
export function showProgress({ isBarOnly = false, stream = process.stderr as Terminal } = {}): Progress {
  const running = new Map<string, { done: number; total: number }>();
  const lastLines = new Map<string, number>();
  const draw = () => {
    if (running.size === 0) return;
    const steps = [...running];
    const share = steps.reduce((sum, [, { done, total }]) => sum + done / total, 0) / steps.length;
    const filled = Math.round(share * barWidth);
    const text = steps.map(([step, { done, total }]) => `${step} ${done} of ${total}`).join(', ');
    stream.write(`${clearLine}${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${text}`);
  };
  const printLine = (step: string, done: number, total: number) => {
    const last = lastLines.get(step);
    if (done < total && last !== undefined && Date.now() - last < lineInterval) return;
    if (done < total) lastLines.set(step, Date.now());
    else lastLines.delete(step);
    stream.write(`${step} ${done} of ${total}\n`);
  };
  return {
    report: (step, done, total) => {
      if (total === 0) return;
      if (!stream.isTTY) {
        if (!isBarOnly) printLine(step, done, total);
        return;
      }
      running.set(step, { done, total });
      draw();
      if (done < total) return;
      // What is finished stays on a line of its own; what still runs goes on below.
      running.delete(step);
      stream.write(`${clearLine}${step} ${total} of ${total}\n`);
      draw();
    },
  };
}
