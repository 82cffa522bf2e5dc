import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedStandards } from './references/cited-standards';

const root = join(__dirname, '../..');

const isRemote = (name: string) => name.startsWith('mfe-');

/** Folders in which visitors' words stand: those of the remotes in this checkout, and what they share. */
const folders = [
  ...readdirSync(root)
    .filter(isRemote)
    .flatMap((name) => [`${name}/src`, `${name}/content`, `${name}/datasheets.ts`]),
  'shared-config/src/robots',
  'shared-config/src/references',
].filter((path) => existsSync(join(root, path)));

const isText = (path: string) => /\.(md|yaml|tsx?)$/.test(path) && !/\.test\.|cited-standards|\/schemas\//.test(path);

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** Every file with words for visitors, by its path in the checkout; comments of code are blank. */
function listTexts(): { path: string; text: string }[] {
  const paths = folders.flatMap((folder) =>
    folder.endsWith('.ts')
      ? [folder]
      : readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return paths.filter(isText).map((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return { path, text: lines.map((line) => (path.includes('.ts') && isComment(line) ? '' : line)).join('\n') };
  });
}

const texts = listTexts();

test('tons stand in the description of the lifter alone, as specified (§9)', () => {
  const found = texts.flatMap(({ path, text }) => (/\d[  ]tons?\b/.test(text) ? [path] : []));
  expect(found).toEqual(['mfe-products/src/robots/robot-texts.ts']);
});

test('1.5 t are given in pounds as well', () => {
  const bare = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/up to 1\.5 t\b(?! \(3,300 lb\))/g)].map(() => path),
  );
  expect(bare).toEqual([]);
});

/** A name in a text, and behind it an edition, where one is cited: `ISO 13855:2024`, `VDA 5050, version 2.1.0`. */
const citations =
  /(?<name>(?:ISO\/IEC|ISO|IEC|EN|DIN|VDI|UN|RFC) \d+(?:\.\d+)?(?:-\d+)?|SEMI E\d+|IEEE 802\.11|VDA 5050|MQTT|\(EU\) 20\d\d\/\d+|20\d\d\/\d+\/E[CU])(?:(?::|(?<=802\.11)-)(?<year>\d{4})|,? (?:version )?(?<version>\d+\.\d+(?:\.\d+)?))?/g;

const cited = texts.flatMap(({ path, text }) =>
  [...text.matchAll(citations)].map(({ groups }) => ({
    path,
    name: `${groups?.['name']}`,
    edition: groups?.['year'] ?? groups?.['version'],
  })),
);

test('what a text cites is listed, and where an edition is cited it is one of the list', () => {
  expect(cited.length).toBeGreaterThan(40);
  const wrong = cited.filter(({ name, edition }) => {
    const standard = citedStandards.find((one) => one.name === name);
    return !standard || (edition !== undefined && !standard.editions.includes(edition));
  });
  expect(wrong).toEqual([]);
});

test('a version of VDA 5050 is written with its patch level', () => {
  const about = texts.filter(({ path }) => /vda-5050\.md|mixed-fleets\.md|who-goes-first\.md/.test(path));
  expect(about).toHaveLength(3);
  for (const { path, text } of about)
    expect([path, text.match(/(?:version|takes|speak|[Ss]ince|[Ii]n|or|and|at) [23]\.[01](?![\d.]*\.?\d)/g)]).toEqual([
      path,
      null,
    ]);
});

test('every claim stands in the text that is named, and every standard is cited', () => {
  const text = new Map(texts.map((one) => [one.path, one.text]));
  for (const { name, source, claims } of citedStandards) {
    expect(new URL(source).protocol).toBe('https:');
    expect([name, cited.some((one) => one.name === name), claims.length > 0]).toEqual([name, true, true]);
    for (const { says, in: path } of claims)
      expect([name, says, text.get(path)?.includes(says)]).toEqual([name, says, true]);
  }
});
