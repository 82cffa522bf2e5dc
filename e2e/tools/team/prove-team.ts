import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from 'kit/presets/command-line/find-free-port';
import * as v from 'valibot';
import { changeFile } from '../change-file';
import { expectNoText, expectText } from '../expect-text';
import { root } from '../run-by-name';
import { runCommand, runRefused, startCommand, stopCommands } from '../run-commands';

// The day of the lead of a remote's team: `npx -y pnpm@12 prove team`. From a clone of what is committed to a first sentence that is live; a
// page with its entry in the menu, and both taken back; a slot that hands over more; a release that throws; a share; the team's tests; a
// library; staging; a remote that ends. No command is one of the platform's team. The commands are those of README.md,
// docs/work-on-one-remote.md, docs/add-a-page.md, docs/add-a-remote.md, docs/release.md and docs/runbooks.md.

const folder = mkdtempSync(join(tmpdir(), 'team-'));
const checkout = join(folder, 'site');
/** What a command that pnpm runs has from it, and the places of this machine's releases and data, are nothing of a team's terminal. */
const foreign = /^(p?npm_|DELIVERY_DIR$|DATA_DIR$|RELEASE_|SITE_ENVIRONMENT$|THOROUGH$)/i;
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name))),
  PORT: String(await findFreePort(4500)),
};

const pnpm = (...words: string[]) => runCommand(['npx', '-y', 'pnpm@12', ...words], checkout, env);
const refuse = (reason: string, ...words: string[]) =>
  runRefused(['npx', '-y', 'pnpm@12', ...words], reason, checkout, env);
const change = (file: string, from: string, to: string) => changeFile(join(checkout, file), from, to);

/** As each step of a team is: what is released is committed. */
function commit(message: string): void {
  const ada = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  runCommand(['git', 'add', '--all'], checkout, env);
  runCommand(['git', ...ada, 'commit', '--quiet', '-m', message], checkout, env);
}

/** Puts the files back as they were at the last commit. */
const discard = () => runCommand(['git', 'checkout', '--quiet', '.'], checkout, env);

const releasesSchema = v.tuple([
  v.object({
    live: v.string(),
    published: v.array(v.object({ version: v.string() })),
    refused: v.array(v.object({ version: v.string() })),
  }),
]);

/** The version of the partners' remote that is live, and those that were published or refused last. */
function readVersions(): { live: string; published: string; refused: string } {
  const output = pnpm('--silent', 'releases', 'mfe-partners', '--json');
  const [{ live, published, refused }] = v.parse(releasesSchema, JSON.parse(output));
  return { live, published: published[0]?.version ?? '', refused: refused[0]?.version ?? '' };
}

let step = '';
const began = Date.now();
const begin = (name: string) => {
  step = name;
  console.log(`\n${((Date.now() - began) / 60_000).toFixed(1)} min  ${name}`);
};

try {
  begin('from a clone to a first sentence that is live');
  runCommand(['git', 'clone', '--quiet', root, checkout], folder, env);
  const site = await startCommand(['npx', '-y', 'pnpm@12', 'start'], checkout, env);
  const page = (path: string) => site.address + path;
  await expectText(page('/our-solution'), 'Sell what plants are asking for</h1>');
  change(
    'mfe-partners/src/our-solution/our-solution-page.tsx',
    'Sell what plants are asking for',
    'Sell what plants ask for',
  );
  commit('mfe-partners: a shorter heading');
  pnpm('release', 'mfe-partners');
  await expectText(page('/our-solution'), 'Sell what plants ask for</h1>');

  begin('a page, with its entry in the menu of pages of other teams; both are taken back');
  pnpm('create-page', 'mfe-partners', '/partner-stories');
  change(
    'mfe-partners/remote.ts',
    '  exposes: [',
    "  menuEntries: { resources: [{ to: '/partner-stories', label: 'Partner Stories', note: 'What partners have built' }] },\n  exposes: [",
  );
  commit('mfe-partners: stories of partners');
  pnpm('release', 'mfe-partners');
  await expectText(page('/partner-stories'), '<h1');
  for (const other of ['/', '/products/syncos', '/native-blogs'])
    await expectText(page(other), 'What partners have built');
  pnpm('rollback', 'mfe-partners');
  await expectNoText(page('/'), 'What partners have built');
  pnpm('release', 'mfe-partners');
  await expectText(page('/'), 'What partners have built');

  begin('what a slot hands over changes, from both sides, the part first');
  change(
    'shared-config/src/slots/site-slots.ts',
    "/** On a robot's page: articles",
    "/** The same, with the plant that it is for. */\nexport const robotPartnersByPlant = defineSlot('robot-partners-by-plant', { robot, plant: v.string() });\n\n/** On a robot's page: articles",
  );
  change(
    'mfe-partners/remote.ts',
    "exposes: [{ slot: 'robot-partners', part: './src/robot-partners/robot-partners-part.tsx' }]",
    "exposes: [\n    { slot: 'robot-partners', part: './src/robot-partners/robot-partners-part.tsx' },\n    { slot: 'robot-partners-by-plant', part: './src/robot-partners/partners-by-plant-part.tsx' },\n  ]",
  );
  writeFileSync(
    join(checkout, 'mfe-partners/src/robot-partners/partners-by-plant-part.tsx'),
    `import { definePart } from 'kit/page/slots/define-slot';
import { robotPartnersByPlant } from 'shared-config/slots/site-slots';
import { PartnerLogos } from '../partner-frame/partner-logos';

export default definePart(robotPartnersByPlant, ({ robot, plant }) => (
  <>
    <p>{\`Partners for \${robot} in \${plant}\`}</p>
    <PartnerLogos count={4} />
  </>
));
`,
  );
  commit('mfe-partners: partners by plant');
  pnpm('release', 'mfe-partners');
  await expectText(page('/products/mag-product?product=fork'), 'near you. Are you one?');
  const robotPage = 'mfe-products/src/robot-variant/robot-variant-page.tsx';
  change(
    'mfe-products/remote.ts',
    "slots: ['robot-partners', ",
    "slots: ['robot-partners', 'robot-partners-by-plant', ",
  );
  change(
    robotPage,
    'import type { robotPartners, robotPosts }',
    'import type { robotPartners, robotPartnersByPlant, robotPosts }',
  );
  change(
    robotPage,
    '<Slot<typeof robotPartners>\n            name="robot-partners"\n            data={{ robot: name }}\n            fallback={<Link to="/partner-with-us">Who integrates, sells and services our robots</Link>}\n          />',
    '<Slot<typeof robotPartnersByPlant>\n            name="robot-partners-by-plant"\n            data={{ robot: name, plant: \'your plant\' }}\n            fallback={<Slot<typeof robotPartners> name="robot-partners" data={{ robot: name }} />}\n          />',
  );
  commit('mfe-products: partners by plant');
  pnpm('release', 'mfe-products');
  await expectText(page('/products/mag-product?product=fork'), 'Partners for fork in your plant');

  begin('a release that throws in the browser: refused, forced, and taken back');
  const stories = 'mfe-partners/src/partner-stories/partner-stories-page.tsx';
  change(
    stories,
    'export default function PartnerStoriesPage() {',
    "export default function PartnerStoriesPage() {\n  useEffect(() => {\n    throw new Error('No stories');\n  }, []);",
  );
  writeFileSync(
    join(checkout, stories),
    `import { useEffect } from 'react';\n${readFileSync(join(checkout, stories), 'utf8')}`,
  );
  refuse('No stories', 'release', 'mfe-partners');
  const { live, refused } = readVersions();
  pnpm('promote', 'mfe-partners', refused, '--force');
  pnpm('rollback', 'mfe-partners');
  if (readVersions().live !== live) throw new Error(`The rollback has not led back to ${live}`);
  discard();

  begin('a share of the visitors, and its withdrawal');
  change(
    'mfe-partners/src/our-solution/our-solution-page.tsx',
    'Sell what plants ask for',
    'Sell what every plant asks for',
  );
  commit('mfe-partners: another heading');
  pnpm('release', 'mfe-partners', '--publish-only');
  pnpm('promote', 'mfe-partners', readVersions().published, '--share', '50');
  pnpm('rollback', 'mfe-partners');
  await expectText(page('/our-solution'), 'Sell what plants ask for</h1>');

  begin("the team's tests");
  const tests = pnpm('test', 'mfe-partners');
  if (!/unit: \d+ passed, 0 failed/.test(tests))
    throw new Error(`The tests do not say how many have passed:\n${tests}`);

  begin('a library, and a React that is not the one of the site');
  pnpm('add', 'nanoid', '--filter', 'mfe-partners');
  change(stories, 'export default function', 'const id = nanoid().length;\n\nexport default function');
  writeFileSync(
    join(checkout, stories),
    `import { nanoid } from 'nanoid';\n${readFileSync(join(checkout, stories), 'utf8')}`,
  );
  change(stories, '<PageHead', '<p>{id}</p>\n      <PageHead');
  commit('mfe-partners: nanoid');
  pnpm('release', 'mfe-partners');
  await expectText(page('/partner-stories'), '<p>21</p>');
  change('mfe-partners/package.json', '"react": "catalog:"', '"react": "18.3.1"');
  refuse('field "dependencies.react": "18.3.1" is a version of its own', 'release', 'mfe-partners');
  discard();

  begin('staging, and from there into production');
  pnpm('promote', '--from', 'production', '--to', 'staging', '--yes');
  change(
    'mfe-partners/src/our-solution/our-solution-page.tsx',
    'Sell what every plant asks for',
    'Sell what your plants ask for',
  );
  commit('mfe-partners: a heading for staging');
  pnpm('release', 'mfe-partners', '--to', 'staging');
  await expectNoText(page('/our-solution'), 'Sell what your plants ask for');
  pnpm('promote', 'mfe-partners', '--from', 'staging');
  await expectText(page('/our-solution'), 'Sell what your plants ask for</h1>');

  begin('a remote that begins and ends');
  pnpm('create-remote', 'mfe-academy', 'training');
  pnpm('install');
  pnpm('release', 'mfe-academy');
  await expectText(page('/academy'), '<h1');
  pnpm('delivery', 'retire', 'mfe-academy', '--to', '/', '--yes');
  const { status, headers } = await fetch(page('/academy'), { redirect: 'manual' });
  if (status !== 301 || headers.get('location') !== '/')
    throw new Error(`/academy is answered with ${status}, not with 301 to /`);

  begin('that was the day');
} catch (error) {
  console.error(`Failed: ${step}`);
  throw error;
} finally {
  stopCommands();
  await wait(1000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
