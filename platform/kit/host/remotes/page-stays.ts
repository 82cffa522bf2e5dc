/** Longest time in ms between the moment in which a visitor leaves and the failures that come of it. */
const leavingTime = 500;

let leftAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined')
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, ({ timeStamp }) => {
      leftAt = timeStamp;
    });

/**
 * To be awaited by whatever reports a failure or shows it: resolves 500 ms later, and never when the visitor leaves shortly before or
 * meanwhile. A browser ends what a page that is left still loads, and the page hears of that as of a failure: in Firefox at
 * `beforeunload`, of a script as one whose hash does not match; in others up to `pagehide`. A page that stays after all, because
 * the link led to a file to be kept, hears of later failures as ever.
 */
export function pageStays(): Promise<void> {
  const failedAt = performance.now();
  return new Promise((resolve) =>
    setTimeout(() => {
      if (leftAt < failedAt - leavingTime) resolve();
    }, leavingTime),
  );
}
