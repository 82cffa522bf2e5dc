import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { testRelease } from '../../../testing/test-release';
import { testPost } from '../../../testing/test-workspace';
import { planPages } from '../../compose/plan/plan-pages';
import { hostName } from '../../workspace';
import { checkLinks, type LinkTargets } from './check-links';

const folder = createTemporaryFolder('links');
mkdirSync(join(folder, 'pdfs'));
writeFileSync(join(folder, 'pdfs/rotary.pdf'), '');
afterAll(() => rmSync(folder, { recursive: true }));

const remote = (name: string, routes: object[]) =>
  testRelease(name, { routes: routes.map((route) => ({ expose: './page', ...route })) });
const planned = planPages(
  [
    remote('mfe-a', [
      { path: '/a', aliases: ['/A'] },
      { path: '/posts/:slug', posts: 'one' },
    ]),
    remote('mfe-b', [{ path: '/b', variants: { parameter: 'robot', values: ['rotary'] } }]),
  ],
  [testPost('present', 'Present')],
).pages;
const pageAt = (location: string) => {
  const page = planned.find((one) => one.location === location);
  if (!page) throw new Error(`no page at ${location}`);
  return page;
};
const check = (main: string, targets: Partial<LinkTargets> = {}, frame = '', location = '/a') =>
  checkLinks([{ page: pageAt(location), html: `<body><header>${frame}</header><main>${main}</main></body>` }], {
    planned,
    redirects: ['/former'],
    folder,
    origin: testDefinition.origin,
    released: ['mfe-a'],
    givenUp: [],
    ...targets,
  });
const link = (href: string) => `<a class="x" href="${href}">there</a>`;

test.each([
  '/a',
  '/A#part',
  '/a/',
  '/b?robot=rotary',
  '/b?robot=none',
  'b',
  '#part',
  '/posts/present',
  '/former',
  '/pdfs/rotary.pdf',
  '/thank-you',
  '/__composition',
  'https://www.halvard.example/b',
  'https://other.example/nowhere',
  'mailto:ada@example.com',
  'https://',
])('a link to %s leads somewhere, or elsewhere', async (href) => {
  await expect(check(link(href))).resolves.toBeUndefined();
});

test.each([
  ['/nowhere', '/nowhere'],
  ['nowhere?a=b#c', '/nowhere'],
  ['https://www.halvard.example/nowhere', '/nowhere'],
  ['/posts/absent', '/posts/absent'],
  ['/pdfs/none.pdf', '/pdfs/none.pdf'],
  ['/pdfs', '/pdfs'],
  ['/%zz', '/%zz'],
])('a link to %s is refused, with page and file', async (href, path) => {
  await expect(check(link(href))).rejects.toThrow(
    expect.objectContaining({
      code: 'link-leads-nowhere',
      subject: 'mfe-a/src/page.tsx',
      reason: `/a links to ${path}`,
    }),
  );
});

test('a link in the frame is the shell’s, told once, and does not stop a remote', async () => {
  await expect(check('', {}, link('/nowhere'))).resolves.toBeUndefined();
  await expect(check('', { released: [hostName] }, link('/nowhere') + link('/nowhere'))).rejects.toThrow(
    expect.objectContaining({ subject: hostName, reason: '/a links to /nowhere' }),
  );
  await expect(check(link('/nowhere'), { released: [hostName, 'mfe-b'] })).resolves.toBeUndefined();
});

test('a link of whichever package to an address that is given up is refused', async () => {
  const givenUp = { released: ['mfe-b'], givenUp: ['/ended'] };
  await expect(check(link('/ended'), givenUp)).rejects.toThrow('mfe-a/src/page.tsx: /a links to /ended. No remote has');
  await expect(check('', givenUp, link('/ended'))).rejects.toThrow('shell: /a links to /ended');
  await expect(check(link('/nowhere'), givenUp)).resolves.toBeUndefined();
});

test('what an author links to does not stop a release', async () => {
  await expect(check(link('/nowhere'), {}, '', '/posts/present')).resolves.toBeUndefined();
});

test('a link in a part belongs to the part’s remote, one after it to the page', async () => {
  const page = { ...pageAt('/a'), parts: [{ slot: 'news', remote: 'mfe-b', expose: './news' }] };
  const checkPart = (released: string, part: string, behind: string) =>
    checkLinks([{ page, html: `<main><div data-slot="news"><p>${part}<br></p><div></div></div>${behind}</main>` }], {
      planned,
      redirects: [],
      origin: testDefinition.origin,
      folder,
      released: [released],
      givenUp: [],
    });
  const [there, nowhere] = [link('/a'), link('/nowhere')];
  await expect(checkPart('mfe-b', nowhere, there)).rejects.toThrow('/a links to /nowhere');
  await expect(checkPart('mfe-a', nowhere, there)).resolves.toBeUndefined();
  await expect(checkPart('mfe-a', there, nowhere)).rejects.toThrow('/a links to /nowhere');
  await expect(checkPart('mfe-b', there, nowhere)).resolves.toBeUndefined();
});

test('of many pages, one page at a time is read', async () => {
  let open = 0;
  let most = 0;
  async function* readAll() {
    for (let at = 0; at < 50; at += 1) {
      open += 1;
      most = Math.max(most, open);
      yield { page: pageAt('/a'), html: `<main>${link('/nowhere')}</main>` };
      open -= 1;
    }
  }
  const targets = { planned, redirects: [], origin: testDefinition.origin, folder, released: ['mfe-a'], givenUp: [] };
  await expect(checkLinks(readAll(), targets)).rejects.toThrow('/a links to /nowhere');
  expect([open, most]).toEqual([0, 1]);
});
