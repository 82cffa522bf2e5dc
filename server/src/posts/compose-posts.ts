import { composeResultSchema } from 'shared-config/contract/compose-result';
import * as v from 'valibot';
import { createWorkerProcess, type ProcessSettings } from '../processes/worker-process';

/** Composes the pages of authored posts. */
export type PostsComposer = {
  /** Composes the posts of the documents store at an origin; one at a time. Rejects with the reason when that fails. */
  compose: (documentsOrigin: string) => Promise<void>;
  /** Lets the process end when it is done. */
  stop: () => void;
};

/**
 * Composes the pages of authored posts in a process that stays: to load what composes takes longer than to compose. It is
 * replaced when its code has changed.
 * @param settings of a process that takes an origin of the documents store and sends back a `ComposeResult`
 */
export function createPostsComposer(settings: ProcessSettings): PostsComposer {
  const { ask, stop } = createWorkerProcess(settings);
  return {
    compose: async (documentsOrigin) => {
      for (;;) {
        const result = v.parse(composeResultSchema, await ask(documentsOrigin));
        if (result.kind === 'composed') return;
        if (result.kind === 'failed') throw new Error(result.reason);
        stop();
      }
    },
    stop,
  };
}
