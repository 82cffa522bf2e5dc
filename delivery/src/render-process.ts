import { createRequire } from 'node:module';
import { type HostRenderer, isHostRenderer } from 'shared-config/contract/host-renderer';
import * as v from 'valibot';
import { type RenderAnswer, type RenderJob, renderJobSchema } from './render-protocol';

// One process serves one set of versions, because federation names are global and Node keeps modules for its lifetime
// (design §4). It has no secrets in its environment: it runs what the remotes' teams wrote.

/** Longest time in ms that one page may take: a page that suspends for ever is refused, not waited for. */
const pageTimeout = 10_000;

const require = createRequire(import.meta.url);

/** Resolves once the message is on its way: a large one would be lost if the process ended before. */
const answer = (message: RenderAnswer) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });

process.once('message', async (message) => {
  const job = v.parse(renderJobSchema, message);
  let location = '(start)';
  try {
    const host = await loadHost(job);
    for (const page of job.pages) {
      location = page.location;
      const html = await withTimeout(host.renderPage(page));
      checkHtml(html);
      await answer({ kind: 'page', file: page.file, html });
    }
    await answer({ kind: 'done' });
  } catch (error) {
    await answer({
      kind: 'failure',
      location,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
  process.disconnect();
});

async function loadHost({ host, remotes, pages }: RenderJob): Promise<HostRenderer> {
  const container = require(host);
  await container.init({});
  const renderer: unknown = (await container.get('./render'))();
  if (!isHostRenderer(renderer)) throw new Error('the host does not expose a renderer; release the shell again');
  const composition = pages[0]?.composition;
  if (composition) {
    renderer.initialise(composition, (name) => {
      const entry = remotes[name];
      if (entry === undefined) throw new Error(`${name} is not part of this composition`);
      return require(entry);
    });
  }
  return renderer;
}

/** React moves large finished boundaries behind a script since 19.2 (facebook/react#35460): readers without script would see the skeleton. */
function checkHtml(html: string): void {
  if (html.includes('<div hidden id="S:')) throw new Error('part of the page is hidden until a script runs');
  if (/ style="/.test(html)) throw new Error('the page has an inline style, which its security policy forbids');
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(new Error(`the page did not finish within ${pageTimeout / 1000} s: something in it suspends for ever`)),
      pageTimeout,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
