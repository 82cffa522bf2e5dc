import { join } from 'node:path';
import { type QueryRequest, type QueryResult, queryRequestSchema } from 'shared-config/contract/query-rendering';
import * as v from 'valibot';
import { createQueryRenderer } from './compose/query/render-query';
import { digestCode } from './compose/source/identify-site';
import { describeError } from './delivery-error';
import { readEnvironment } from './environment';
import { openWorkspace } from './workspace';

// The process that the embedded server starts to render pages for the queries of visitors. It runs no code of a remote itself:
// for that it has processes that it can end. Each message gets one result. It ends with the server.

const codeAtStart = digestCode();
const renderer = createQueryRenderer(openWorkspace(join(import.meta.dirname, '../..'), readEnvironment(process.env)));
const knownSites = new Set<string>();

process.on('message', async (message) => {
  const result = await render(v.parse(queryRequestSchema, message));
  if (process.connected) process.send?.(result);
});
process.once('disconnect', renderer.dismiss);

async function render(request: QueryRequest): Promise<QueryResult> {
  try {
    if (!knownSites.has(request.site)) {
      // A site that is new may have been composed by newer code.
      if (digestCode() !== codeAtStart) return { kind: 'outdated' };
      knownSites.add(request.site);
    }
    return { kind: 'rendered', html: await renderer.render(request) };
  } catch (error) {
    return { kind: 'failed', reason: describeError(error) ?? String(error) };
  }
}
