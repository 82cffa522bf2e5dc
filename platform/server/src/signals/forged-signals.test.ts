import type { Signal } from 'kit/contract/signal';
import { buildListener } from '../listeners/build-listener';
import { closeListener, listen } from '../listeners/listen';
import { routesOf } from '../routes';
import { openServices } from '../services';
import { readSettings } from '../settings';
import { isInShare } from '../site/is-in-share';
import { testShare, viewOf, visitorAddress, writeShare } from '../testing/test-share';
import { startTestSite } from '../testing/test-site';

const { live, shared, remote } = testShare;

const bucketOf = (wanted: boolean) => {
  for (let bucket = 0; ; bucket += 1)
    if (isInShare(bucket, { package: remote, version: shared, share: 10 }) === wanted) return `release-group=${bucket}`;
};
const cookies = { share: bucketOf(true), others: bucketOf(false) };

const startTime = performance.now.bind(performance);
let skipped = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => startTime() + skipped));
afterEach(() => jest.restoreAllMocks());

/** The listener for visitors of a site with a share that is watched, which looks when the test says so. */
async function openWatchedSite(trustedProxies: string[]) {
  const site = await startTestSite();
  await site.server.close();
  writeShare(site.folder, { percent: 10, views: 2500 });
  const settings = {
    ...readSettings({}),
    siteFolder: site.link,
    dataFolder: site.dataFolder,
    public: { origin: 'http://localhost', host: '127.0.0.1', trustedProxies },
  };
  const services = await openServices(settings, () => {}, {});
  const listener = { kind: 'public', origin: 'http://localhost' } as const;
  const server = await buildListener(listener, routesOf(listener, services, settings), {
    trustedProxies,
    staffOrigin: undefined,
    respondToFrameworkError: () => {},
    place: { basePath: () => '', readBasePath: async () => '', words: services.words },
    log: () => {},
  });
  const address = await listen(server, { host: '127.0.0.1', port: 0, setting: 'PORT' });
  await services.watch.look();
  const request = async (number: number, path: string, init: RequestInit = {}) => {
    const headers = { 'X-Forwarded-For': visitorAddress(number), ...init.headers };
    const response = await fetch(`${address}${path}`, { ...init, headers });
    // A connection with an answer that nobody reads keeps the listener open.
    await response.arrayBuffer();
    return response;
  };
  return {
    open: (number: number, path: string, side: keyof typeof cookies, init: RequestInit = {}) =>
      request(number, path, { ...init, headers: { Cookie: cookies[side], ...init.headers } }),
    tell: async (number: number, signals: unknown) => {
      const body = typeof signals === 'string' ? signals : JSON.stringify(signals);
      return (await request(number, '/__signals', { method: 'POST', body })).status;
    },
    /** What is counted once the views have settled. */
    count: async () => {
      skipped += 15_000;
      await services.watch.look();
      const { tallies, unserved } = services.watches.list()[0]?.comparison ?? {};
      return { share: tallies?.share.views, others: tallies?.others.views, failed: tallies?.share.failed, unserved };
    },
    close: async () => {
      await closeListener(server);
      await services.close();
    },
  };
}

test('views count only from visitors who were sent a page or composition, or had it', async () => {
  const { open, tell, count, close } = await openWatchedSite(['127.0.0.1']);
  const { headers } = await open(50, '/ask-us', 'share');
  // As a browser asks; otherwise fetch adds "no-cache".
  const kept = { headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' } };
  expect((await open(1, '/ask-us', 'share', kept)).status).toBe(304);
  await open(2, '/composition.json', 'share');
  for (let number = 3; number <= 10; number += 1) await open(number, '/ask-us', 'share');
  await open(11, '/ask-us', 'others');
  // None of these is a page of the share.
  await open(12, '/ask-us', 'share', { method: 'HEAD' });
  await open(13, '/media/favicon.ico', 'share');
  await open(14, '/ask-us', 'others');
  for (let number = 1; number <= 16; number += 1)
    expect(await tell(number, [viewOf(number === 11 ? live : shared, { failed: [remote] })])).toBe(204);
  expect(await count()).toEqual({ share: 10, others: 1, failed: 10, unserved: { share: 5, others: 0 } });
  await close();
});

test('twenty views in one document count; unknown versions, packages and pages do not', async () => {
  const { open, tell, count, close } = await openWatchedSite(['127.0.0.1']);
  for (let number = 1; number <= 30; number += 1) await open(number, '/ask-us', number === 30 ? 'others' : 'share');
  for (let number = 1; number <= 9; number += 1)
    await tell(
      number,
      Array.from({ length: 20 }, () => viewOf(shared)),
    );
  await tell(10, [{ ...viewOf(shared), time: '2099-01-01T00:00:00.000Z', version: shared }]);
  const made: Partial<Signal>[] = [
    { version: 'e'.repeat(16) },
    { remote: 'mfe-b' },
    { route: '/b' },
    { shell: live },
    { version: testShare.shell },
  ];
  for (const [at, more] of made.entries()) expect(await tell(11 + at, [viewOf(shared, more)])).toBe(204);
  await tell(30, [viewOf(live)]);
  expect(await count()).toMatchObject({ share: 10, others: 1, unserved: { share: 0, others: 0 } });
  await close();
});

test('reports are taken up to each of their limits, and not beyond', async () => {
  const { tell, close } = await openWatchedSite(['127.0.0.1']);
  const filled = (bytes: number) => `${' '.repeat(bytes - 2)}[]`;
  const route = (length: number) => [viewOf(live, { route: `/${'a'.repeat(length - 1)}` })];
  const failed = (count: number) => [viewOf(live, { failed: Array.from({ length: count }, () => remote) })];
  const views = (count: number) => Array.from({ length: count }, () => viewOf(live));
  const padded = (bytes: number) => JSON.stringify([viewOf(live)]).padEnd(bytes);
  const statuses = [];
  for (const body of [
    padded(16_384),
    padded(16_385),
    filled(16_384),
    route(200),
    route(201),
    failed(10),
    failed(11),
    views(20),
    views(21),
    [viewOf(live, { largestPaint: Number.MAX_VALUE })],
    JSON.stringify([viewOf(live, { shift: 1 })]).replace('"shift":1', '"shift":1e999'),
  ])
    statuses.push(await tell(1, body));
  expect(statuses).toEqual([204, 413, 400, 204, 400, 204, 400, 204, 400, 204, 400]);
  await close();
});

test('an address in a header counts only from a trusted proxy', async () => {
  for (const [trusted, counted] of [
    [['127.0.0.1'], { share: 12, others: 1 }],
    [[], { share: 0, others: 0 }],
  ] as const) {
    const { open, tell, count, close } = await openWatchedSite([...trusted]);
    for (let number = 1; number <= 13; number += 1) {
      await open(number, '/ask-us', number === 13 ? 'others' : 'share');
      await tell(number, [viewOf(number === 13 ? live : shared)]);
    }
    expect(await count()).toMatchObject({ ...counted, unserved: { share: 0, others: 0 } });
    await close();
  }
});
