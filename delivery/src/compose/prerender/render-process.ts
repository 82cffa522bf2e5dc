import { createRequire } from 'node:module';
import { type HostRenderer, isHostRenderer } from 'shared-config/contract/host-renderer';
import * as v from 'valibot';
import { applyRenderEnvironment } from './render-environment';
import { type RenderJob, type RenderMessage, renderJobSchema } from './render-protocol';

// One process serves one set of versions, because federation names are global and Node keeps modules for its lifetime
// (design §4). It has no secrets in its environment: it runs what the remotes' teams wrote. The process that started it watches
// the time: a page that computes for ever would not let a timer in here run.

const require = createRequire(import.meta.url);

applyRenderEnvironment(process.env['RENDER_SURROUNDINGS'] === 'other' ? 'other' : 'usual');

// Loaded only where pages are written.
const loadWriter = (): typeof import('./write-rendered-page') => require('./write-rendered-page.ts');

/**
 * Resolves once the message is on its way: a large one would be lost if the process ended before. Ends the process when
 * nobody takes it any more.
 */
const send = (message: RenderMessage) =>
  new Promise<void>((resolve) => {
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

let host: Promise<HostRenderer> | undefined;

// All jobs have the same versions.
process.on('message', async (message) => {
  // A page that waits for ever leaves nothing else that keeps the process.
  process.channel?.unref();
  const job = v.parse(renderJobSchema, message);
  host ??= loadHost(job);
  let renderer: HostRenderer;
  try {
    renderer = await host;
  } catch (error) {
    await send({ kind: 'unusable', reason: describe(error) });
    return process.disconnect();
  }
  await send({ kind: 'ready' });
  if (job.output && job.pages.length === 0) loadWriter();
  for (const page of job.pages) await send(await renderPage(renderer, job, page));
  process.channel?.ref();
});
// Whatever a page has left behind.
process.once('disconnect', () => process.exit());

async function renderPage(
  renderer: HostRenderer,
  { css, output }: RenderJob,
  { styles, ...page }: RenderJob['pages'][number],
): Promise<RenderMessage> {
  let html: string;
  try {
    const inlined = styles.map((href) => ({ href, css: css[href] ?? '' }));
    html = await renderer.renderPage({ ...page, styles: inlined });
  } catch (error) {
    return { kind: 'failure', reason: describe(error) };
  }
  if (!output) return { kind: 'page', html };
  try {
    return loadWriter().writeRenderedPage(output, page, html);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    return { kind: 'unwritable', reason: describe(error), code, path };
  }
}

async function loadHost({ host, remotes, composed }: RenderJob): Promise<HostRenderer> {
  const container = require(host);
  await container.init({});
  const renderer: unknown = (await container.get('./render'))();
  if (!isHostRenderer(renderer)) throw new Error('the host does not expose a renderer; release the shell again');
  renderer.initialise({ remotes: composed }, (name) => {
    const entry = remotes[name];
    if (entry === undefined) throw new Error(`${name} is not part of this composition`);
    return require(entry);
  });
  return renderer;
}
