import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type HostRenderer, isHostRenderer } from 'shared-config/contract/host-renderer';
import { provideFolders } from 'shared-config/media/own-file';
import * as v from 'valibot';
import { applyRenderEnvironment } from './render-environment';
import { type RenderJob, type RenderMessage, type RenderResult, renderJobSchema } from './render-protocol';

// One process serves one job, because federation names are global and Node keeps modules for its lifetime (design §4). It is
// confined (confine-process.ts): it runs what the remotes' teams wrote. The process that started it watches the time: a page
// that computes for ever would not let a timer in here run.

// It is a script without a file; the paths that it loads are absolute.
const require = createRequire(pathToFileURL('/'));

applyRenderEnvironment(process.env['RENDER_ENVIRONMENT'] === 'other' ? 'other' : 'usual');

/** Resolves once the message is on its way: a large one would be lost if the process ended before. */
const send = (message: RenderMessage) =>
  new Promise<void>((resolve) => {
    // Nobody takes it any more.
    process.send?.(message, undefined, {}, (error) => (error ? process.exit() : resolve()));
  });

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const crash = async (reason: string) => {
  // The process that started this one has ended.
  if (process.connected) await send({ kind: 'crash', reason });
  process.exit(1);
};

process.once('uncaughtException', (error) => void crash(describe(error)));
// Nothing is left to happen, and the pages are not done: no need to wait until their time is up.
process.once('beforeExit', () => {
  if (process.connected) void crash('it waits for something that never comes: something in it suspends for ever');
});
// All pages are done, whatever one of them has left behind.
process.once('disconnect', () => process.exit());

process.once('message', async (message) => {
  // A page that waits for ever leaves nothing else that keeps the process.
  process.channel?.unref();
  const job = v.parse(renderJobSchema, message);
  const renderer = await loadHost(job);
  await send({ kind: 'ready' });
  for (const page of job.pages) await send({ kind: 'result', result: await renderPage(renderer, job, page) });
  process.channel?.ref();
});

async function renderPage(
  renderer: HostRenderer,
  { css }: RenderJob,
  { styles, ...page }: RenderJob['pages'][number],
): Promise<RenderResult> {
  try {
    const inlined = styles.map((href) => ({ href, css: css[href] ?? '' }));
    return { html: await renderer.renderPage({ ...page, styles: inlined }) };
  } catch (error) {
    return { reason: describe(error) };
  }
}

async function loadHost({ host, remotes, folders, composed }: RenderJob): Promise<HostRenderer> {
  provideFolders(folders);
  const container = require(host);
  await container.init({});
  const renderer: unknown = (await container.get('./render'))();
  if (!isHostRenderer(renderer)) throw new Error('the host does not expose a renderer; release the shell again');
  const modules = await importModules(remotes);
  renderer.initialise({ remotes: composed }, (name) => {
    const entry = remotes[name];
    if (entry === undefined) throw new Error(`${name} is not part of this composition`);
    const imported = modules.get(name);
    if (imported?.status === 'rejected') throw imported.reason;
    return imported ? imported.value : require(entry);
  });
  return renderer;
}

/** The containers that are ES modules, which cannot be loaded in the moment when they are asked for. What fails is said then. */
async function importModules(remotes: RenderJob['remotes']): Promise<Map<string, PromiseSettledResult<unknown>>> {
  const entries = Object.entries(remotes).filter(([, entry]) => entry.endsWith('.mjs'));
  const imported = await Promise.allSettled(entries.map(([, entry]) => import(pathToFileURL(entry).href)));
  return new Map(imported.map((result, index) => [entries[index]?.[0] ?? '', result]));
}
