/** @jest-environment jsdom */

import * as v from 'valibot';
import type { PageComposition } from '../../contract/composition';
import { type ErrorReport, errorReportSchema } from '../../contract/error-report';

const shell = 'a'.repeat(16);
const version = 'b'.repeat(16);
const composition: PageComposition = {
  shell,
  scripts: [],
  page: { kind: 'not-found' },
  remotes: [{ name: 'mfe-shop', team: 'products', version, entry: '/assets/x.js', routes: [] }],
};
const frame = (name: string, of: string) => `at onClick (https://www.site.example/assets/${name}/${of}/page.js:1:2)`;
const thrown = (message: string, stack: string) => Object.assign(new Error(message), { stack });

let reports: ErrorReport[];
let addresses: string[];
let report: (error: unknown, place?: string) => void;

beforeEach(async () => {
  jest.useFakeTimers();
  reports = [];
  addresses = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: string) => {
      addresses.push(address);
      reports.push(JSON.parse(body));
    },
  });
  // What was sent is remembered for as long as the page is there.
  jest.resetModules();
  const { reportPageError } = await import('./report-page-error');
  report = (error, place) => reportPageError(composition, error, place);
});
afterEach(() => jest.useRealTimers());

/** Until it is known that the visitor does not leave. */
const settle = () => jest.advanceTimersByTimeAsync(500);

test('an error belongs to the package whose script is the first of its trace', async () => {
  report(thrown('broken', `Error: broken\n${frame('mfe-shop', version)}\n${frame('shell', shell)}`));
  report(thrown('in the frame', frame('shell', shell)));
  await settle();
  expect(reports).toEqual([
    {
      remote: 'mfe-shop',
      version,
      team: 'products',
      message: 'broken',
      page: '/',
      stack: `${frame('mfe-shop', version)}\n${frame('shell', shell)}`,
    },
    {
      remote: 'shell',
      version: shell,
      team: 'platform',
      message: 'in the frame',
      page: '/',
      stack: frame('shell', shell),
    },
  ]);
});

test('a report has only the places in the site’s scripts, not messages or extensions', async () => {
  const place = frame('mfe-shop', version);
  report(
    thrown('broken', `Error: of ada@example.com\n${place}\n    at chrome-extension://abc/content.js:1:1\n${place}`),
  );
  report(thrown('long', `${place}\n`.repeat(100)));
  await settle();
  const [first, second] = reports;
  expect(first?.stack).toBe(`${place}\n${place}`);
  expect(second?.stack).toHaveLength(4000);
  expect(v.is(errorReportSchema, second)).toBe(true);
});

test('an email address is left out of a message, the name of a release is not', async () => {
  report(thrown('jörg@plant.example typed it; mfe-shop@cbf77c9bb545f799: gone', frame('mfe-shop', version)));
  await settle();
  expect(reports[0]?.message).toBe('… typed it; mfe-shop@cbf77c9bb545f799: gone');
});

test('a hydration mismatch is attributed to the component that differs, not to React', async () => {
  report(thrown('Minified React error #418', frame('shell', shell)), frame('mfe-shop', version));
  await settle();
  expect(reports).toMatchObject([
    { remote: 'mfe-shop', stack: `${frame('mfe-shop', version)}\n${frame('shell', shell)}` },
  ]);
});

test('an error without a script of the site is nobody’s', async () => {
  report(thrown('an extension', 'at chrome-extension://abc/content.js:1:1'));
  report('Script error.');
  report(undefined);
  await settle();
  expect(reports).toEqual([]);
});

test('each error is sent once, and at most ten a page', async () => {
  for (let index = 0; index < 20; index += 1) report(thrown(`broken ${index >> 1}`, frame('mfe-shop', version)));
  for (let index = 0; index < 20; index += 1) report(thrown(`other ${index}`, frame('mfe-shop', version)));
  await settle();
  expect(reports).toHaveLength(10);
});

test('an address that a visitor has typed is not sent', async () => {
  report(thrown('"ada@example.com" is no address: write <ada@example.com>', frame('mfe-shop', version)));
  await settle();
  expect(reports[0]?.message).toBe('"…" is no address: write <…>');
});

test('a report fits what the server accepts: its address and the length of a message', async () => {
  report(thrown('x'.repeat(5000), frame('mfe-shop', version)));
  await settle();
  expect(addresses).toEqual(['/__errors']);
  expect(v.is(errorReportSchema, reports[0])).toBe(true);
  expect(reports[0]?.message).toHaveLength(2000);
});

test('an error of an older build belongs to its remote; an unknown package has no team', async () => {
  report(thrown('old', frame('mfe-shop', 'c'.repeat(16))));
  report(thrown('strange', frame('mfe-gone', 'c'.repeat(16))));
  await settle();
  expect(reports.map(({ remote, team }) => `${remote} ${team}`)).toEqual(['mfe-shop products', 'mfe-gone ']);
});

test('errors while the visitor leaves are not reported, as the browser cancels loads', async () => {
  report(thrown('ChunkLoadError', frame('mfe-shop', version)));
  window.dispatchEvent(Object.defineProperty(new Event('beforeunload'), 'timeStamp', { value: performance.now() }));
  await settle();
  expect(reports).toEqual([]);
  await settle();
  report(thrown('broken', frame('mfe-shop', version)));
  await settle();
  expect(reports).toMatchObject([{ message: 'broken' }]);
});
