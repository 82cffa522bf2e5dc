import { startComparison } from '../statistics/compare-versions';
import { summarisePackages } from './summarise-versions';
import { writeVitalsPage } from './vitals-page';

const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16));
const rows = versions.map((version, hour) => ({
  hour: 24 * 20_000 + hour,
  remote: 'mfe-a',
  version,
  route: '/a',
  width: 'wide' as const,
  views: 10,
  failed: 0,
  largestPaint: new Map([[48, 10]]),
  interaction: new Map(),
  shift: new Map(),
  firstByte: new Map(),
}));
const watchOf = (version: string, outcome: string) => ({
  remote: 'mfe-a',
  version,
  outcome,
  since: '2026-01-01T00:00:00.000Z',
  share: 10,
  viewsBefore: 0,
  wanted: 2500,
  comparison: startComparison(),
});
const write = async (...watched: ReturnType<typeof watchOf>[]) =>
  writeVitalsPage(await summarisePackages([rows]), watched, 7, {
    colours: '',
    tool: undefined,
    withBase: (address) => address,
  });

test('the latest three versions are shown, with the outcome of their shares as text', async () => {
  const [first = '', , , last = ''] = versions;
  const page = await write(watchOf(first, 'was forgotten'), watchOf(last, 'has ended: <b>worse</b>'));
  expect([...page.matchAll(/<\/svg> <code>(\w)/g)].map(([, letter]) => letter)).toEqual(['d', 'c', 'b']);
  expect(page).toContain(`<code>${last}</code> Its share has ended: &lt;b&gt;worse&lt;/b&gt;</p>`);
  expect(page).not.toContain('was forgotten');
});

test('the chosen number of days is no link; without views the page says so', async () => {
  expect(await write()).toContain('<a href="/__vitals?days=1">1</a> <strong aria-current="page">7</strong> <a');
  const options = { colours: '', tool: undefined, withBase: (address: string) => address };
  expect(writeVitalsPage([], [], 28, options)).toContain('No view was counted in the last 28 days.');
});
