import type { RenderJob, RenderMessage, RenderResult } from './render-protocol';

/** How far a process is with its job. */
type JobProgress = {
  /** The step that the process is at: it loads the host, then each remote, then it renders. */
  step: 'host' | 'remote' | 'pages' | 'done';
  /** The remote that is loaded now. */
  remote?: string | undefined;
  /** Pages that have come. */
  reported: number;
};

/**
 * Follows a process by its messages, which are to come in the one order that there is.
 * @param report called with each page, by its place in the job
 */
export function followJob(job: RenderJob, report: (index: number, result: RenderResult) => void) {
  const names = Object.keys(job.remotes);
  let starts: readonly string[] | undefined;
  let loaded = 0;
  let reported = 0;
  const progress = (): JobProgress => {
    if (!starts) return { step: 'host', reported };
    if (loaded < names.length) return { step: 'remote', remote: names[loaded], reported };
    return { step: reported < job.pages.length ? 'pages' : 'done', reported };
  };
  /** @returns whether the message is the next one of this job */
  const take = (message: Exclude<RenderMessage, { kind: 'crash' }>): boolean => {
    const { step } = progress();
    if (message.kind === 'ready') {
      if (step !== 'host' || message.starts.length !== job.pages.length) return false;
      starts = message.starts;
      return true;
    }
    if (message.kind === 'loaded') {
      if (step !== 'remote') return false;
      loaded += 1;
      return true;
    }
    const start = starts?.[reported];
    if (step !== 'pages' || start === undefined) return false;
    report(reported, requireStart(message.result, start));
    reported += 1;
    return true;
  };
  return { progress, take };
}

const requireStart = (result: RenderResult, start: string): RenderResult =>
  'reason' in result || result.html.startsWith(start)
    ? result
    : { reason: 'it does not begin as the shell writes it: something in it has changed its Content-Security-Policy' };
