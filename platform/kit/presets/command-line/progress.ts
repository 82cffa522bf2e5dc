/** Told how far a step of a long command is, such as `pages`: `done` of `total`. One step runs at a time. */
export type ReportProgress = (step: string, done: number, total: number) => void;

type Terminal = NodeJS.WritableStream & { isTTY?: boolean };

/** How long in ms a step runs between two lines, where there is no terminal. */
const intervals = { often: 2_000, sparse: 30_000 };
const barWidth = 20;
const clearLine = '\r\u001b[K';

type ProgressOptions = {
  /**
   * How much is printed where there is no terminal: `often` a line now and then and at the end of a step, `sparse` one when it begins and
   * few after that, `none` for commands that are mostly quick.
   */
  lines?: 'often' | 'sparse' | 'none';
  stream?: Terminal;
};

/**
 * Shows progress on the error output, so that the output stays what the command prints: a bar on a terminal, lines elsewhere.
 */
export function showProgress({ lines = 'often', stream = process.stderr }: ProgressOptions = {}): ReportProgress {
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
    if (lines === 'none') return;
    const isRecent = lastLine.step === step && Date.now() - lastLine.at < intervals[lines];
    if (isRecent && !(isDone && lines === 'often')) return;
    lastLine = { step, at: Date.now() };
    stream.write(`${text}\n`);
  };
}
