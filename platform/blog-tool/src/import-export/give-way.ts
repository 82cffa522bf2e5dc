/** Progress of a long piece of work, in a few words at a time, and how a person ends it. */
export type Waiting = { tell: (words: string) => void; signal: AbortSignal };

/** For work that is over in a moment. */
export const nobodyWaits: Waiting = { tell: () => {}, signal: new AbortController().signal };

/** Milliseconds of work after which the tab may do something else: about as long as nobody notices. */
const workTime = 50;

/** Resolves at once, or, where the tab was kept from drawing and from input for a while, once it had its turn. */
export type GiveWay = () => Promise<void>;

/** For one long piece of work, which calls it as often as it likes. */
export function createGiveWay(): GiveWay {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < workTime) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
