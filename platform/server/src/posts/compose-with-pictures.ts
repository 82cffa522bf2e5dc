import type { ComposeResult } from 'kit/contract/compose-result';
import type { Log } from '../logging/log';
import type { DeliveryProcess } from '../run-delivery-process';
import { composePosts } from './compose-posts';

/**
 * Composes the pages of posts, and lets what their pictures still need be made afterwards. A compose does not wait for pictures that take
 * long: it has one file of each. The others are made beside it, in a process that goes last, and then the pages are composed once more. A
 * compose that begins meanwhile ends that process; the pictures that it has made are kept.
 * @param readPosts queries the posts, as the process gets them
 */
export function createPictureComposer(composeProcess: DeliveryProcess, readPosts: () => Promise<Uint8Array>, log: Log) {
  let ending = new AbortController();
  let making: Promise<void> | undefined;

  const stopMaking = async () => {
    ending.abort();
    await making;
  };

  const make = async (posts: Uint8Array, { signal }: AbortController, onFinished: () => void) => {
    try {
      const pictures = { ...composeProcess, args: [...composeProcess.args, 'pictures'] };
      await composePosts(pictures, posts, signal);
      onFinished();
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      log({ level: 'error', message: `Pictures of posts have one file each until the next compose: ${reason}` });
    }
  };

  return {
    /** @param onFinished called when pictures have been made for the next compose */
    compose: async (onFinished: () => void): Promise<ComposeResult> => {
      await stopMaking();
      const posts = await readPosts();
      const result = await composePosts(composeProcess, posts);
      ending = new AbortController();
      if (result.hasUnfinishedPictures) making = make(posts, ending, onFinished);
      return result;
    },
    stop: stopMaking,
  };
}
