import { join } from 'node:path';
import type { ComposeResult } from 'shared-config/contract/compose-result';
import * as v from 'valibot';
import { requireDocuments } from './commands/require-documents';
import { composeSite } from './compose/compose-site';
import { digestCode } from './compose/plan/identify-site';
import { describeError } from './delivery-error';
import { readEnvironment } from './environment';
import { readPublishedPosts } from './posts/read-published-posts';
import { openWorkspace } from './workspace';

// The process that the embedded server starts to compose the pages of posts. It stays, because to load all this takes
// longer than to compose. A message is the origin of the documents store; each gets one result. It ends with the server.

const codeAtStart = digestCode();

process.on('message', async (message) => {
  const result = await compose(v.parse(v.string(), message));
  if (process.connected) process.send?.(result);
});

async function compose(documentsOrigin: string): Promise<ComposeResult> {
  try {
    if (digestCode() !== codeAtStart) return { kind: 'outdated' };
    const environment = readEnvironment({ ...process.env, DOCUMENTS_ORIGIN: documentsOrigin });
    const workspace = openWorkspace(join(import.meta.dirname, '../..'), environment);
    await composeSite(workspace, { posts: await readPublishedPosts(requireDocuments(workspace, 'compose --blogs')) });
    return { kind: 'composed' };
  } catch (error) {
    return { kind: 'failed', reason: describeError(error) ?? String(error) };
  }
}
