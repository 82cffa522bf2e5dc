/** @jest-environment jsdom */

import type { Metric } from 'web-vitals';
import type { PageComposition } from '../../contract/composition';
import { findRoute } from '../routing/find-route';

const reports: Record<string, (metric: Pick<Metric, 'value'>) => void> = {};
jest.mock('web-vitals', () => {
  const note = (name: string) => (report: (metric: Pick<Metric, 'value'>) => void) => {
    reports[name] = report;
  };
  return { onLCP: note('LCP'), onINP: note('INP'), onCLS: note('CLS'), onTTFB: note('TTFB') };
});

const [version, shell] = ['a'.repeat(16), 'b'.repeat(16)];
const routes = [
  { path: '/robots/:id', expose: './robot' },
  { path: '/help', expose: './help' },
];
const composition: PageComposition = {
  shell,
  remotes: [{ name: 'mfe-a', team: 'a', version, entry: '/a.js', routes }],
  scripts: [],
  page: { kind: 'route', location: '/robots/fork' },
};

const sent: [string, unknown][] = [];
let browser: EventTarget;
let failed: Set<string>;

const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

/** Shows the page of the composition, measured, to a visitor with such a browser. */
function openPage(signals?: string): void {
  failed = new Set();
  history.replaceState(null, '', '/robots/fork');
  jest.isolateModules(() => {
    const { measureViews }: typeof import('./measure-views') = require('./measure-views');
    measureViews({ ...composition, ...(signals === undefined ? {} : { signals }) }, failed, findRoute, () => undefined);
  });
}

function goTo(path: string): void {
  history.pushState(null, '', path);
  browser.dispatchEvent(new Event('currententrychange'));
}

function leave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  sent.length = 0;
  for (const name of Object.keys(reports)) delete reports[name];
  browser = new EventTarget();
  Object.assign(window, { navigation: browser, innerWidth: 1000 });
  set('sendBeacon', (address: string, body: string) => sent.push([address, JSON.parse(body)]));
  set('globalPrivacyControl', undefined);
  set('doNotTrack', null);
});

test('on leaving, the views, the speed of the first page and failures are sent', () => {
  openPage();
  reports['LCP']?.({ value: 900 });
  reports['LCP']?.({ value: 1200.5 });
  reports['CLS']?.({ value: 0 });
  goTo('/robots/fork?product=drill');
  goTo('/help');
  failed.add('mfe-a');
  // What belongs to the page after it is not the first page's.
  reports['CLS']?.({ value: 3 });
  leave();
  const view = { remote: 'mfe-a', version, shell, width: 'medium' };
  expect(sent).toEqual([
    [
      '/__signals',
      [
        { ...view, route: '/robots/:id', failed: [], largestPaint: 1200.5, shift: 0 },
        { ...view, route: '/help', failed: ['mfe-a'] },
      ],
    ],
  ]);
  leave();
  expect(sent).toHaveLength(1);
});

test.each([
  [9, 9],
  [21, 20],
])('who looks at %i pages in one document tells of %i in one message', (shown, told) => {
  openPage();
  for (let at = 1; at < shown; at += 1) goTo(`/robots/${at}`);
  leave();
  expect(sent).toEqual([
    ['/__signals', Array.from({ length: told }, () => expect.objectContaining({ remote: 'mfe-a' }))],
  ]);
});

test('a page that failed before it was measured says so', () => {
  openPage();
  failed.add('mfe-a');
  leave();
  expect(sent).toMatchObject([['/__signals', [{ failed: ['mfe-a'] }]]]);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser with %s is not measured', (name, value) => {
  set(name, value);
  openPage();
  goTo('/help');
  leave();
  expect([sent, Object.keys(reports)]).toEqual([[], []]);
});

test('views go to the address set, as a share of them, or are not sent', () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.25);
  openPage('https://signals.example/views#26');
  leave();
  expect(sent).toMatchObject([['https://signals.example/views', [{ route: '/robots/:id' }]]]);
  openPage('/__signals#25');
  leave();
  openPage('');
  leave();
  expect(sent).toHaveLength(1);
  chance.mockRestore();
});
