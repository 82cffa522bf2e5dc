import { type ComposeResult, composeResultSchema } from 'kit/contract/compose-result';
import * as v from 'valibot';
import { type DeliveryProcess, runDeliveryProcess } from '../run-delivery-process';

/**
 * Composes the pages of authored posts, in a process of its own: code of the remotes renders them.
 * @param posts the response of the documents store to a query for them
 * @param ended ends the process when it is aborted
 * @throws {Error} with the reason when the process fails. Then the pages are as they were.
 */
export const composePosts = async (
  composeProcess: DeliveryProcess,
  posts: Uint8Array,
  ended?: AbortSignal,
): Promise<ComposeResult> => v.parse(composeResultSchema, await runDeliveryProcess(composeProcess, posts, ended));
