/** Told how far a step of a long command is, such as `pages`: `done` of `total`. One step runs at a time. */
export type ReportProgress = (step: string, done: number, total: number) => void;

type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** How long in ms a step runs between two lines, where there is no terminal. */
const lineInterval = 2000;
const barWidth = 20;
const clearLine = '\r\u001b[K';

/**
 * Shows progress on the error output, so that the output stays what the command prints: a bar on a terminal, a line now and then
 * elsewhere.
 * @param isBarOnly whether nothing is printed where there is no terminal, for commands that are mostly quick
 */
export function showProgress({ isBarOnly = false, stream = process.stderr as Terminal } = {}): ReportProgress {
  let lastLine = { step: '', at: 0 };
  return (step, done, total) => {
    if (total === 0) return;
    const text = `${step} ${done} of ${total}`;
    const isDone = done === total;
    if (stream.isTTY) {
      const filled = Math.round((done / total) * barWidth);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} `;
      stream.write(`${clearLine}${isDone ? '' : bar}${text}${isDone ? '\n' : ''}`);
      return;
    }
    const isRecent = lastLine.step === step && Date.now() - lastLine.at < lineInterval;
    if (isBarOnly || (isRecent && !isDone)) return;
    lastLine = { step, at: Date.now() };
    stream.write(`${text}\n`);
  };
}
