import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { PageComposition } from 'kit/contract/composition';
import { type HostRenderer, isHostRenderer } from 'kit/contract/host-renderer';
import { provideFolders } from 'kit/media/own-file';
import { provideBasePath } from 'kit/page/base-path';
import * as v from 'valibot';
import { applyRenderEnvironment } from './render-environment';
import { messagePipe, type RenderJob, type RenderMessage, type RenderResult, renderJobSchema } from './render-protocol';
import { inlinedStyles, renderStarts } from './render-starts';

// One process serves one job, because federation names are global and Node keeps modules for its lifetime (architecture §9 Builds). It is
// confined (confine-process.ts): it runs what the remotes' teams wrote. The process that started it watches the time, and ends
// it: a page that computes for ever would not let a timer in here run.

// This is a script without a file; the paths that it loads are absolute.
const require = createRequire(pathToFileURL('/'));

/** Returns once the message is on its way: it would be lost if the process ended before. */
function send(message: RenderMessage): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length; ) sent += writeSync(messagePipe, bytes, sent);
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** An error of the kit names its remedy; where it was thrown helps nobody. The shell has the kit in a copy of its own. */
const contractErrorSchema = v.object({ name: v.literal('ContractError'), reason: v.string(), remedy: v.string() });

function describeCrash(error: unknown): { reason: string; remedy?: string } {
  const { success, output } = v.safeParse(contractErrorSchema, error);
  return success ? { reason: output.reason, remedy: output.remedy } : { reason: describe(error) };
}

function crash(cause: { reason: string; remedy?: string }): never {
  try {
    send({ kind: 'crash', ...cause });
  } catch {
    // Compose no longer reads: it has given this process up, and said why.
  }
  process.exit(1);
}

/** Renders the pages of a job, and sends each when it is there. Called by the last line of the program (write-render-program.ts). */
export async function render(data: unknown): Promise<void> {
  applyRenderEnvironment(process.env['RENDER_ENVIRONMENT'] === 'other' ? 'other' : 'usual');
  process.once('uncaughtException', (error) => crash(describeCrash(error)));
  // Nothing is left to happen, and the pages are not done: no need to wait until their time is up.
  process.once('beforeExit', () =>
    crash({ reason: 'it waits for something that never comes: something in it suspends for ever' }),
  );
  endWithParent();
  const job = v.parse(renderJobSchema, data);
  provideFolders(job.folders);
  provideBasePath(job.basePath);
  const renderer = await loadHost(job.host);
  const containers = new Map<string, PromiseSettledResult<unknown>>();
  renderer.initialise({ remotes: job.composed }, (name) => {
    const container = containers.get(name);
    if (!container) throw new Error(`${name} is not part of this composition`);
    if (container.status === 'rejected') throw container.reason;
    return container.value;
  });
  // The last moment in which all is said by the platform alone.
  send({ kind: 'ready', starts: await renderStarts(renderer, job) });
  for (const [name, entry] of Object.entries(job.remotes)) {
    const [container] = await Promise.allSettled([loadContainer(entry)]);
    containers.set(name, container);
    send({ kind: 'loaded' });
  }
  for (const page of job.pages) send({ kind: 'result', result: await renderPage(renderer, job, page) });
  // Compose ends this process once the last page has arrived, whatever any of them has left running.
  await new Promise(() => setInterval(() => {}, 1000));
}

/** A page that waits for ever would stay behind if the process that started this one was killed. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 1000).unref();
}

async function loadHost(entry: string): Promise<HostRenderer> {
  const container = require(entry);
  await container.init({});
  const renderer: unknown = (await container.get('./render'))();
  if (!isHostRenderer(renderer)) throw new Error('the host does not expose a renderer; release the shell again');
  return renderer;
}

/** A container that is an ES module cannot be loaded in the moment when it is asked for. */
const loadContainer = async (entry: string): Promise<unknown> =>
  entry.endsWith('.mjs') ? import(pathToFileURL(entry).href) : require(entry);

async function renderPage(
  renderer: HostRenderer,
  job: RenderJob,
  page: RenderJob['pages'][number],
): Promise<RenderResult> {
  try {
    const composition = withRoutes(job, page);
    return { html: await renderer.renderPage({ ...page, composition, styles: inlinedStyles(job, page) }) };
  } catch (error) {
    return { reason: describe(error) };
  }
}

/** The composition that a page inlines, with the routes of its own remote. */
function withRoutes({ composed }: RenderJob, { composition, routesOf }: RenderJob['pages'][number]): PageComposition {
  const { routes = [] } = composed.find(({ name }) => name === routesOf) ?? {};
  const remotes = composition.remotes.map((remote) => (remote.name === routesOf ? { ...remote, routes } : remote));
  return { ...composition, remotes };
}
