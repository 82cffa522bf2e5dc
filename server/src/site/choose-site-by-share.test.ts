import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';

let site: TestSite;
const gradual = (text: string) => writeFileSync(`${site.link}-gradual.json`, text);
const home = async () => {
  const response = await fetch(site.server.address, { headers: { Accept: 'text/html', Cookie: 'release-group=0' } });
  return { status: response.status, text: await response.text() };
};

beforeEach(async () => {
  site = await startTestSite();
});
afterEach(async () => {
  await site.dispose();
});

test('a share of the visitors gets the other site', async () => {
  writeSite(join(site.folder, '2'.repeat(16)), 'two');
  gradual(JSON.stringify({ site: '2'.repeat(16), share: 50 }));
  expect(await home()).toEqual({ status: 200, text: '<h1>Home two</h1>' });
});

test.each(['', '{', '{"site":"../one","share":50}', JSON.stringify({ site: '3'.repeat(16), share: 50 })])(
  'an unreadable gradual release is ignored, and logged once: %j',
  async (text) => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
    gradual(text);
    expect(await home()).toEqual({ status: 200, text: '<h1>Home one</h1>' });
    await home();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.stringContaining('every visitor gets the live site'));
    onError.mockRestore();
  },
);
