import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runIn, runInBackground } from '../harness/fresh-checkout';
import { openPage } from '../harness/open-page';
import { serveFiles } from '../harness/serve-files';
import { startTeam, type Team } from '../harness/team';
import { test } from '../harness/test';
import { checkoutSite, quickRelease } from '../harness/test-delivery';

// A new remote with a picture, a film, a typeface and a PDF beside its page.

const folderOfPage = 'mfe-academy/src/academy';
const page = `\
import { PageHead } from 'shared-ui/page/page-head';
import { Picture } from 'kit/page/picture';
import styles from './academy-page.module.css';
import film from './film.webm';
import manual from './manual.pdf';
import photo from './Our photo.jpg';

/** \`/academy\` */
export default function AcademyPage() {
  return (
    <article className={styles.page}>
      <Picture file={photo} alt="A bottling line" sizes="60vw" loading="eager" />
      <PageHead title="Academy" description="Academy." path="/academy" />
      <h1 className={styles.heading}>Academy</h1>
      <video src={film} muted playsInline preload="metadata" aria-label="Lifters in an aisle" />
      <a href={manual}>The manual</a>
    </article>
  );
}
`;
const styles = `\
@font-face {
  font-family: "mfe-academy Stencil";
  src: url("./stencil.woff2") format("woff2");
}
.page {
  background-image: url(./ground.avif);
}
.heading {
  font-family: "mfe-academy Stencil", monospace;
}
`;

let team: Team;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  team = await startTeam();
  expect(team.deliver('create-remote', 'mfe-academy', 'training').status).toBe(0);
  // The site of this checkout has files of every kind.
  const media = join(checkoutSite.folder, 'media');
  const bring = (file: string, name: string) => cpSync(join(media, file), join(team.folder, folderOfPage, name));
  bring('datasheets/pictures/case-bottling.jpg', 'Our photo.jpg');
  const [sheet = ''] = readdirSync(join(media, 'datasheets')).filter((name) => name.endsWith('.pdf'));
  bring(`datasheets/${sheet}`, 'manual.pdf');
  for (const [start, name] of [
    ['geist-mono.', 'stencil.woff2'],
    ['film-world-map.', 'film.webm'],
    ['robot-line-800.', 'ground.avif'],
  ] as const) {
    const files = readdirSync(join(media, 'published'));
    bring(`published/${files.find((file) => file.startsWith(start) && file.endsWith(name.slice(-5)))}`, name);
  }
  writeFileSync(join(team.folder, folderOfPage, 'academy-page.tsx'), page);
  expect(team.deliver('create-page', 'mfe-academy', '/courses').status).toBe(0);
  team.change('mfe-academy/src/courses/courses-page.tsx', (source) =>
    source
      .replace(/^/, "import { Link } from 'react-router-dom';\n")
      .replace('</h1>\n', '</h1>\n      <Link to="/academy">To the academy</Link>\n'),
  );
  writeFileSync(join(team.folder, folderOfPage, 'academy-page.module.css'), styles);
});
test.afterAll(() => team.stop());

/** All that the page brings is there, from one folder. */
async function expectOwnFiles(page: Page, folder: string): Promise<void> {
  const picture = page.getByRole('img', { name: 'A bottling line' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveAttribute('height', '506');
  const shown = await picture.evaluate((image) =>
    image instanceof HTMLImageElement ? [image.currentSrc, image.naturalWidth] : [],
  );
  expect(shown).toEqual([expect.stringMatching(/\/Our-photo-800\.[0-9a-f]{8}\.avif$/), expect.any(Number)]);
  expect(shown[0]).toContain(folder);
  expect(shown[1]).toBeGreaterThan(0);
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('videoWidth', 1920);
  expect(await film.evaluate((one) => one instanceof HTMLVideoElement && one.currentSrc)).toContain(folder);
  const ground = await page.locator('article').evaluate((article) => getComputedStyle(article).backgroundImage);
  const [, address = ''] = /^url\("(.*)"\)$/.exec(ground) ?? [];
  expect(address).toContain(folder);
  expect(address).toMatch(/\/ground\.[0-9a-f]{8}\.avif$/);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded).toContain(address);
  const typefaces = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(typefaces).toContainEqual(expect.stringContaining('mfe-academy Stencil'));
}

test('a remote with its own picture, film, typeface and PDF is released and shown', {
  tag: '@nightly',
}, async ({ page }) => {
  const { status, output } = runIn(team.folder, 'platform/delivery/src/main.ts', ['release', 'mfe-academy', '--yes']);
  expect(output).toMatch(/^mfe-academy@[0-9a-f]{16} is live$/m);
  expect(status).toBe(0);
  const version = team.live('mfe-academy');
  const folder = `/assets/mfe-academy/${version}/`;
  const { text } = await team.get('/academy');
  expect(text).toMatch(new RegExp(`srcSet="${folder}Our-photo-480\\.[0-9a-f]{8}\\.avif 480w, ${folder}Our-photo-800`));
  await openPage(page, `${team.server.address}/academy`);
  await expectOwnFiles(page, folder);
  const [, picture = ''] = / src="([^"]+\.webp)"/.exec(text) ?? [];
  const { headers } = await team.get(picture);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  const [, manual = ''] = / href="([^"]+\.pdf)"/.exec(text) ?? [];
  expect(manual).toMatch(new RegExp(`^${folder}manual\\.[0-9a-f]{8}\\.pdf$`));
  const { headers: ofManual } = await team.get(manual);
  expect(ofManual.get('content-type')).toBe('application/pdf');

  await test.step('reached by a link, where its styles come from a file', async () => {
    await openPage(page, `${team.server.address}/courses`);
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await page.getByRole('link', { name: 'To the academy' }).click();
    await expectOwnFiles(page, folder);
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  });

  await test.step('built once more, with nothing remembered, it is the same version', () => {
    rmSync(join(team.folder, '.cache/pictures'), { recursive: true });
    rmSync(join(team.folder, 'releases/mfe-academy/builds.json'));
    expect(team.publish('mfe-academy')).toBe(version);
  });

  await test.step('as a build on another origin in the place of the live one', async () => {
    const build = await serveFiles(() => join(team.folder, 'mfe-academy/dist/web'));
    await page.goto(`${team.server.address}/academy?override=mfe-academy@${build.origin}`);
    await expectOwnFiles(page, build.origin);
    await page.goto(`${team.server.address}/academy?override=`);
    await build.stop();
  });
});

test('its files are on the origin that it is released for', { tag: '@nightly' }, async ({ page }) => {
  const bucket = await serveFiles(() => join(team.folder, 'site'));
  const release = ['release', 'mfe-academy', '--origin', bucket.origin, ...quickRelease];
  expect(await runInBackground(team.folder, 'platform/delivery/src/main.ts', release)).toMatchObject({ status: 0 });
  await openPage(page, `${team.server.address}/academy`);
  await expectOwnFiles(page, `${bucket.origin}/assets/mfe-academy/`);
  await bucket.stop();
});

test('a file too large for visitors is refused by name, with size and remedy', { tag: '@nightly' }, () => {
  const film = join(team.folder, folderOfPage, 'film.webm');
  const before = readFileSync(film);
  writeFileSync(film, Buffer.concat([before, Buffer.alloc(2_000_000)]));
  const { status, output } = team.deliver('release', 'mfe-academy');
  writeFileSync(film, before);
  expect(status).toBe(1);
  expect(output).toMatch(
    /src\/academy\/film\.webm: film\.[0-9a-f]{8}\.webm has \d+ kB of at most 2000 kB\. Make the film shorter/,
  );
});
