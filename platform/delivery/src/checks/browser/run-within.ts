import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** The outcome of work on a page: it ended in time, or did not, and then why. */
type InTime<T> = { value: T } | { stuck: string };

/** How long in ms a page may take to say which statement it runs. */
const longestPause = 5_000;

/** Most callers of the statement that are named. */
const maxFrames = 10;

/**
 * Does something with a page that may not end: a loop in its code would hold the browser for ever.
 * @param page not opened yet: the debugger is attached first, as a page that is busy lets nobody in
 * @param limit in ms
 * @returns what came of it, or after the limit what the page runs, by the positions in its scripts; then its script has been ended
 */
export async function runWithin<T>(page: Page, limit: number, act: () => Promise<T>): Promise<InTime<T>> {
  const session = await page.context().newCDPSession(page);
  let isExpired = false;
  // A "debugger" in its code is none of ours to stop at.
  session.on('Debugger.paused', () => {
    if (!isExpired) void session.send('Debugger.resume').catch(() => {});
  });
  const scripts = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await session.send('Debugger.enable');
  const expiry = new AbortController();
  const acted = act().then((value) => ({ value }));
  // Work that is still waited for fails once the page is closed; nobody asks for it any more.
  acted.catch(() => {});
  try {
    const first = await Promise.race([acted, wait(limit, undefined, { signal: expiry.signal })]);
    if (first) {
      // Nothing that happens later, such as closing it, stops at the debugger.
      await session.detach();
      return first;
    }
  } finally {
    expiry.abort();
  }
  isExpired = true;
  return { stuck: `it has not ended after ${limit / 1000} s${await describeStatement(session, scripts)}` };
}

/** Which statement a page runs, with its callers; then ends its script. @param scripts address of each script by its id */
async function describeStatement(session: CDPSession, scripts: ReadonlyMap<string, string>): Promise<string> {
  const paused = new Promise<string[]>((found) => {
    session.once('Debugger.paused', ({ callFrames }) =>
      found(
        callFrames.slice(0, maxFrames).map(({ functionName, location }) => {
          const { scriptId, lineNumber, columnNumber = 0 } = location;
          return `\n    at ${functionName || '<anonymous>'} (${scripts.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`;
        }),
      ),
    );
  });
  // A page that runs nothing stops at its next statement only, and one that is ended may not respond any more.
  const inTime = <T>(sent: Promise<T>) =>
    Promise.race([sent.catch(() => undefined), wait(longestPause, undefined, { ref: false })]);
  void session.send('Debugger.pause').catch(() => {});
  const frames = await inTime(paused);
  void session.send('Runtime.terminateExecution').catch(() => {});
  await inTime(session.send('Debugger.disable'));
  return frames ? `, while it runs${frames.join('')}` : ', though it runs no statement';
}
