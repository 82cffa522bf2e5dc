import { type ComposeResult, composeResultSchema } from 'kit/contract/compose-result';
import * as v from 'valibot';
import type { StartedProcess } from '../run-delivery-process';

/**
 * Composes the pages of authored posts, in a process of its own: code of the remotes renders them.
 * @param posts what the documents store has responded to a query for them
 * @throws {Error} with the reason when the process fails. Then the pages are as they were.
 */
export const composePosts = async (process: StartedProcess, posts: Uint8Array): Promise<ComposeResult> =>
  v.parse(composeResultSchema, await process.run(posts));
