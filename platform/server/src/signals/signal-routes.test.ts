import type { Signal } from 'kit/contract/signal';
import { openDatabase } from '../storage/opening/open-database';
import { readSignals } from '../testing/read-signals';
import { testShare, viewOf, visitorAddress, writeShare } from '../testing/test-share';
import { startTestSite } from '../testing/test-site';
import { createSignalStore } from './signal-store';

const { live, shared, remote } = testShare;
const behindProxy = {
  public: { origin: 'http://localhost', host: '127.0.0.1', trustedProxies: ['127.0.0.1'] },
  staffPort: 0,
};

type Site = Awaited<ReturnType<typeof startTestSite>>;

const send = ({ server }: Site, signals: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.address}/__signals`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': visitorAddress(1), ...headers },
    body: typeof signals === 'string' ? signals : JSON.stringify(signals),
  }).then(({ status }) => status);

/** What is kept once the server has ended. */
async function keptOf(site: Site): Promise<string[]> {
  await site.server.close();
  const connection = openDatabase(site.dataFolder);
  const kept = (await readSignals(createSignalStore(connection), 0, remote)).map(
    ({ version, width, views, failed }) => `${version[0]} ${width} ${views} ${failed}`,
  );
  connection.close();
  return kept;
}

async function openSite() {
  const site = await startTestSite(behindProxy);
  writeShare(site.folder);
  return site;
}

test('views of versions that visitors get are counted; made-up names are not', async () => {
  const site = await openSite();
  const made: Partial<Signal>[] = [{ route: '/b' }, { remote: 'mfe-b' }, { shell: live }, { version: 'e'.repeat(16) }];
  const views = [
    viewOf(live),
    viewOf(shared, { failed: [remote] }),
    viewOf(live, { width: 'narrow', largestPaint: 1e99 }),
  ];
  expect(await send(site, [...views, ...made.map((more) => viewOf(live, more))])).toBe(204);
  expect(await keptOf(site)).toEqual(['a wide 1 0', 'c wide 1 1', 'a narrow 1 0']);
});

test('anything but a valid report is refused', async () => {
  const site = await openSite();
  const refused = [
    'no json',
    [],
    [viewOf(live, { shift: -1 })],
    Array.from({ length: 21 }, () => viewOf(live)),
    'x'.repeat(17_000),
  ];
  expect(await Promise.all(refused.map((signals) => send(site, signals)))).toEqual([400, 400, 400, 400, 413]);
  expect(await keptOf(site)).toEqual([]);
});

test('a browser that asks for privacy is not counted', async () => {
  const site = await openSite();
  expect(await send(site, [viewOf(live)], { 'Sec-GPC': '1' })).toBe(204);
  expect(await send(site, [viewOf(live)], { DNT: '1' })).toBe(204);
  expect(await keptOf(site)).toEqual([]);
});

test('one address sends 120 times a minute, and pages of other sites never', async () => {
  const site = await openSite();
  expect(await send(site, [viewOf(live)], { Origin: 'https://elsewhere.example' })).toBe(403);
  const statuses = await Promise.all(Array.from({ length: 125 }, () => send(site, [viewOf(live)])));
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(120);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(await send(site, [viewOf(live)], { 'X-Forwarded-For': visitorAddress(2) })).toBe(204);
  await site.server.close();
});
