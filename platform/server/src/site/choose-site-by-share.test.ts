import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';
import { isInShare } from './is-in-share';

let site: TestSite;
const gradual = (text: string) => writeFileSync(`${site.link}-gradual.json`, text);
const home = async (bucket: number) => {
  const Cookie = `release-group=${bucket}`;
  const response = await fetch(site.server.address, { headers: { Accept: 'text/html', Cookie } });
  return { status: response.status, text: await response.text() };
};

beforeEach(async () => {
  site = await startTestSite();
});
afterEach(async () => {
  await site.dispose();
});

/** The first bucket of visitors that is in these shares and in no other. */
const bucketIn = (...packages: string[]) => {
  for (let bucket = 0; ; bucket += 1)
    if (releases.every((release) => isInShare(bucket, release) === packages.includes(release.package))) return bucket;
};

const releases = [
  { package: 'mfe-a', version: 'a'.repeat(16), share: 30 },
  { package: 'mfe-b', version: 'b'.repeat(16), share: 60 },
];
const [onlyA, onlyB, both] = ['2', '3', '4'].map((digit) => digit.repeat(16)) as [string, string, string];

test('each visitor gets the site of the shares that include them', async () => {
  for (const [id, text] of [
    [onlyA, 'a'],
    [onlyB, 'b'],
    [both, 'both'],
  ] as const)
    writeSite(join(site.folder, id), text);
  const sites = [
    { packages: ['mfe-a'], site: onlyA },
    { packages: ['mfe-b'], site: onlyB },
    { packages: ['mfe-a', 'mfe-b'], site: both },
  ];
  gradual(JSON.stringify({ releases, sites }));
  expect((await home(bucketIn())).text).toBe('<h1>Home one</h1>');
  expect((await home(bucketIn('mfe-a'))).text).toBe('<h1>Home a</h1>');
  expect((await home(bucketIn('mfe-b'))).text).toBe('<h1>Home b</h1>');
  expect((await home(bucketIn('mfe-a', 'mfe-b'))).text).toBe('<h1>Home both</h1>');
});

test('a visitor keeps the first versions for thirty days; without shares has no cookie', async () => {
  const cookie = async (headers: Record<string, string>) =>
    (await fetch(site.server.address, { headers })).headers.get('set-cookie');
  const visit = { Accept: 'text/html' };
  expect(await cookie(visit)).toBeNull();
  gradual(JSON.stringify({ releases, sites: [] }));
  const kept = await cookie(visit);
  expect(kept).toMatch(/^release-group=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await cookie({ ...visit, Cookie: `${kept?.split(';')[0]}` })).toBeNull();
  expect(await cookie({ Accept: 'image/avif' })).toBeNull();
  for (const odd of ['x', '12345', '-1', ''])
    expect(await cookie({ ...visit, Cookie: `release-group=${odd}` })).toMatch(/^release-group=\d/);
});

test('a gradual release that was written before shares were independent is read', async () => {
  writeSite(join(site.folder, onlyA), 'two');
  gradual(readFileSync(join(__dirname, 'fixtures/version-1/site-gradual.json'), 'utf8'));
  const old = { package: 'site', version: onlyA, share: 50 };
  const buckets = [0, 1, 2, 3, 4, 5, 6, 7];
  const texts = await Promise.all(buckets.map(async (bucket) => (await home(bucket)).text));
  expect(texts).toEqual(buckets.map((bucket) => `<h1>Home ${isInShare(bucket, old) ? 'two' : 'one'}</h1>`));
  expect(new Set(texts).size).toBe(2);
});

test.each(['', '{', '{"site":"../one","share":50}', JSON.stringify({ site: '5'.repeat(16), share: 99 })])(
  'an unreadable gradual release is ignored, and logged once: %j',
  async (text) => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
    gradual(text);
    expect(await home(0)).toEqual({ status: 200, text: '<h1>Home one</h1>' });
    await home(0);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.stringContaining('every visitor gets the live site'));
    onError.mockRestore();
  },
);
