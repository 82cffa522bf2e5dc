import { findWithdrawn } from '../shares/find-withdrawn';
import type { SignalRow } from '../signal-store';
import { startComparison } from '../statistics/compare-versions';
import { formatVitals } from './format-vitals';
import { createMetrics } from './metrics';
import { summarisePackages } from './summarise-versions';
import { writeVitalsPage } from './vitals-page';

const [before, now] = ['a'.repeat(16), 'c'.repeat(16)];
const firstHour = 24 * 20_000;
const none = new Map<number, number>();
const row = (version: string, hour: number, more: Partial<SignalRow> = {}): SignalRow => ({
  hour: firstHour + hour,
  remote: 'mfe-a',
  version,
  route: '/a',
  width: 'wide',
  views: 1000,
  failed: 10,
  // Bucket 48 ends at 1,024 ms, bucket 56 at 2,048 ms.
  largestPaint: new Map([[48, 1000]]),
  interaction: none,
  shift: new Map([[0, 990]]),
  firstByte: none,
  ...more,
});

const rows = [
  row(before, 0),
  row(before, 30, { width: 'narrow' }),
  row(now, 30, { views: 100, failed: 5, largestPaint: new Map([[56, 100]]), shift: none }),
  row('b'.repeat(16), 0, { remote: 'shell', route: '*' }),
];

const watched = {
  remote: 'mfe-a',
  version: now,
  since: '2027-01-01T00:00:00.000Z',
  share: 10,
  viewsBefore: 0,
  wanted: 2500,
  comparison: startComparison(),
};

test('versions of each package are summed over hours and widths, the latest first', async () => {
  const [a, shell] = await summarisePackages([rows]);
  expect([a?.remote, shell?.remote]).toEqual(['mfe-a', 'shell']);
  const [latest, former] = a?.versions ?? [];
  expect([latest?.version, latest?.views, former?.version, former?.views]).toEqual([now, 100, before, 2000]);
  expect(former?.failures).toMatchObject({ value: 10, count: 2000 });
  expect(former?.failures?.from).toBeCloseTo(6.5, 0);
  expect(former?.failures?.to).toBeCloseTo(15.4, 0);
  expect(former?.vitals.largestPaint).toMatchObject({ count: 2000, value: expect.closeTo(1002, -1) });
  expect(former?.vitals.interaction).toBeUndefined();
  expect(former?.days.map(({ day, views }) => [day, views])).toEqual([
    ['2024-10-04', 1000],
    ['2024-10-05', 1000],
  ]);
});

test('of versions that came in the same hour, the one that was seen last stands first', async () => {
  const versions = ['b', 'c', 'a'].map((letter) => letter.repeat(16));
  const [summed] = await summarisePackages([versions.map((version) => row(version, 0))]);
  expect(summed?.versions.map(({ version }) => version)).toEqual(versions.toReversed());
});

test('a table has each version beside the one before, and says how far its watch is', async () => {
  expect(formatVitals(await summarisePackages([rows]), [watched], () => false)).toEqual(
    expect.arrayContaining([
      `mfe-a@${now}  100 views, 2024-10-05T06h to 2024-10-05T06h  (before: ${before}, 2,000 views)`,
      '  watched at 10 %: 0 of 2,500 views, one for each visitor and day; too few to decide, it waits for 2,500 more',
      expect.stringMatching(
        /^ {2}failures {6}50\.0 in 1,000 views \(21\.\d to 111\.\d; of 100\) {2,}10\.0 in 1,000 views/,
      ),
      expect.stringMatching(/^ {2}interaction {3}– +–$/),
    ]),
  );
});

test('a version stands beside the one before that was not withdrawn', async () => {
  const packages = await summarisePackages([rows]);
  const isWithdrawn = findWithdrawn(undefined, [
    { ...watched, version: before, outcome: 'has ended: worse', isWithdrawn: true },
  ]);
  expect(formatVitals(packages, [], isWithdrawn)[0]).toContain('(none before)');
  const site = (by: string) => ({
    id: 'one',
    packages: [
      {
        ...{ name: 'mfe-a', team: 'a', version: now, bytes: 1, routes: [] },
        history: [
          { version: before, at: '2024-10-04', by: 'share' },
          { version: before, at: '2024-10-05', by },
        ],
      },
    ],
    picture: '',
  });
  expect(findWithdrawn(site('withdraw'), [])('mfe-a', before)).toBe(true);
  expect(findWithdrawn(site('promote'), [])('mfe-a', before)).toBe(false);
});

test('the page has a table and charts, each with a name, and no script', async () => {
  const page = writeVitalsPage(await summarisePackages([rows]), [watched], 7, {
    colours: '',
    tool: '/write',
    withBase: (address) => address,
  });
  expect(page).toContain(`role="img" aria-label="Largest paint of mfe-a by day, ${now} beside ${before}"`);
  expect(page).toMatch(/<td role="cell" data-column="Largest paint">2,00\d ms \([\d,]+ to [\d,]+; of 100\)<\/td>/);
  expect(page).toContain('too few to decide, it waits for 2,500 more');
  expect(page).not.toMatch(/<script|style=|onclick/);
});

async function* oneHour() {
  yield rows;
}

test('Prometheus gets the same by version, times in seconds', async () => {
  const store = { add: () => {}, save: () => {}, read: () => oneHour() };
  const text = await createMetrics(store).read();
  expect(text).toContain(`site_views{remote="mfe-a",version="${now}"} 100`);
  expect(text).toContain(`site_failed_views{remote="mfe-a",version="${before}"} 20`);
  expect(text).toMatch(new RegExp(`site_vital_p75{remote="mfe-a",version="${now}",vital="largestPaint"} 2\\.0`));
});
