import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { createQueryPages, type QueryPages } from './query-pages';

const folder = realpathSync(createTemporaryFolder('query-pages'));
const sitesFolder = join(folder, '.sites');
const site = join(sitesFolder, '1'.repeat(16));
mkdirSync(site, { recursive: true });
let pages: QueryPages | undefined;
let logged: string[];
beforeEach(() => {
  logged = [];
});
afterEach(() => pages?.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** Pages that a process renders by this code for each message; `count` says which message of the process it is. */
function open(code: string): QueryPages {
  const module = join(folder, 'process.cjs');
  writeFileSync(
    module,
    `let count = 0; const render = (html) => process.send({ kind: 'rendered', html });
    process.on('message', ({ site, location }) => { count += 1; ${code} });`,
  );
  pages = createQueryPages({
    process: { purpose: 'renders', module, args: [], folder, environment: process.env },
    sitesFolder,
    log: ({ message }) => logged.push(message),
  });
  return pages;
}

test('pages of a site that was composed here are rendered by one process, each once', async () => {
  const { canRender, find, render } = open("render(site + ' ' + location + ' ' + count)");
  expect(canRender(site)).toBe(true);
  expect(canRender(join(folder, 'elsewhere', '1'.repeat(16)))).toBe(false);
  expect(find(site, '/count?moves=40')).toBeUndefined();
  expect(await render(site, '/count?moves=40', 20_000)).toBe('1111111111111111 /count?moves=40 1');
  expect(find(site, '/count?moves=40')).toBe('1111111111111111 /count?moves=40 1');
  expect(await render(site, '/count?moves=50', 20_000)).toBe('1111111111111111 /count?moves=50 2');
  // Another site has other pages.
  expect(find(join(sitesFolder, '2'.repeat(16)), '/count?moves=40')).toBeUndefined();
  expect(logged).toEqual([]);
});

test('one page is rendered at a time, the same one once; whoever comes ninth does not wait', async () => {
  const { render } = open("setTimeout(() => render(location + ' ' + count), 50)");
  const locations = ['/a?x=1', '/a?x=1', ...Array.from({ length: 7 }, (_, index) => `/a?x=${index + 2}`)];
  const rendered = await Promise.all(locations.map((location) => render(site, location, 20_000)));
  expect(rendered.slice(0, 3)).toEqual(['/a?x=1 1', '/a?x=1 1', '/a?x=2 2']);
  expect(rendered[8]).toBeUndefined();
  expect(logged).toEqual(['/a was sent without what the visitor asked for: too many others wait for theirs']);
});

test('no more than fifty pages are kept: those that were asked for last', async () => {
  const { find, render } = open('render(location)');
  await render(site, '/a?x=0', 20_000);
  for (let index = 1; index <= 49; index += 1) await render(site, `/a?x=${index}`, 20_000);
  expect(find(site, '/a?x=0')).toBe('/a?x=0');
  await render(site, '/a?x=50', 20_000);
  expect(find(site, '/a?x=0')).toBe('/a?x=0');
  expect(find(site, '/a?x=1')).toBeUndefined();
});

test('a page that fails is not kept, and its reason is logged once', async () => {
  const { find, render } = open("process.send({ kind: 'failed', reason: 'it does not render' })");
  expect(await render(site, '/a?x=1', 20_000)).toBeUndefined();
  expect(await render(site, '/a?x=2', 20_000)).toBeUndefined();
  expect(find(site, '/a?x=1')).toBeUndefined();
  expect(logged).toEqual(['/a was sent without what the visitor asked for: it does not render']);
});

test('a visitor does not wait for a slow page; whoever asks next has it', async () => {
  const { find, render } = open("setTimeout(() => render('late'), 1500)");
  expect(await render(site, '/a?x=1', 200)).toBeUndefined();
  expect(logged).toEqual(['/a was sent without what the visitor asked for: it took longer than 0.2 s']);
  while (find(site, '/a?x=1') === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(find(site, '/a?x=1')).toBe('late');
});

test('a process that ends is replaced, and so is one whose code has changed', async () => {
  const { render } = open(`
    if (location === '/a?x=end') process.exit(7);
    const { existsSync, writeFileSync } = require('node:fs');
    if (location === '/a?x=new' && !existsSync('was-outdated')) {
      writeFileSync('was-outdated', '');
      process.send({ kind: 'outdated' });
    } else render(count + '');`);
  expect(await render(site, '/a?x=1', 20_000)).toBe('1');
  expect(await render(site, '/a?x=end', 20_000)).toBeUndefined();
  expect(logged).toEqual([
    '/a was sent without what the visitor asked for: The process that renders has ended (code 7).',
  ]);
  expect(await render(site, '/a?x=2', 20_000)).toBe('1');
  expect(await render(site, '/a?x=new', 20_000)).toBe('1');
});
