import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';

/** How long (ms) it is tried: each time somebody else's change was made, and a queue of them ends. */
const maxTime = 15 * 60_000;

/**
 * Does something again where another change of what is live came between.
 * @param attempt gives `undefined` where one did
 * @throws {DeliveryError} when they still do after a quarter of an hour
 */
export async function retryWhenOvertaken<Result>(
  environment: string,
  attempt: () => Promise<Result | undefined>,
): Promise<Result> {
  const deadline = performance.now() + maxTime;
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (performance.now() > deadline)
      throw new DeliveryError(
        'registry-busy',
        environment,
        'for a quarter of an hour other changes of what is live came between, again and again',
        `Nothing was changed. "${nameCommand('releases')}" shows who makes them; try again when they have ended`,
      );
  }
}
