import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readData } from 'kit/markdown/read-data';
import { robotPlaces } from 'shared-config/robots/robot-places';
import { describeSchema } from './describe-schema';
import { findBadHandover } from './find-bad-handover';
import { readIndustries, readSolutions, readUseCases } from './read-applications';
import { readEvents } from './read-events';
import { readHomePage } from './read-home-page';
import { readLandingPages } from './read-landing-pages';
import { readOpenings } from './read-openings';
import { readReadingLists } from './read-reading-lists';
import { readServicePlans } from './read-service-plans';
import { resolveFigures } from './resolve-figures';
import { schemas } from './schemas';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(__dirname, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test.each<
  [
    fault: string,
    readFiles: (folder: string) => unknown,
    file: string,
    before: string | RegExp,
    after: string,
    message: string,
  ]
>([
  [
    'an opening without a city',
    readOpenings,
    'openings/motion-engineer.yaml',
    'city: Pune\n',
    '',
    'line 2: field "city": is missing. Correct it',
  ],
  [
    'a misspelt field',
    readOpenings,
    'openings/motion-engineer.yaml',
    'team:',
    'teem:',
    'line 2: field "team": is missing. Correct it',
  ],
  [
    'an unknown field',
    readOpenings,
    'openings/motion-engineer.yaml',
    'team:',
    'salary: x\nteam:',
    'line 3: field "salary": there is no such field. Correct it',
  ],
  [
    'a country written out',
    readOpenings,
    'openings/motion-engineer.yaml',
    'IN',
    'India',
    'line 5: field "country": must be the two letters of a country, such as IN. Correct it',
  ],
  [
    'an impossible day',
    readOpenings,
    'openings/motion-engineer.yaml',
    '2026-08-18',
    '2026-02-30',
    'line 6: field "posted": is no day of the calendar. Correct it',
  ],
  [
    'a day in words',
    readOpenings,
    'openings/motion-engineer.yaml',
    '2026-08-18',
    '18 August',
    'line 6: field "posted": must be a day such as 2026-11-05. Correct it',
  ],
  [
    'a last day before the first',
    readOpenings,
    'openings/motion-engineer.yaml',
    '2027-02-28',
    '2026-02-28',
    'line 7: field "until": is before the day on which it was opened. Correct it',
  ],
  [
    'a list without entries',
    readOpenings,
    'openings/motion-engineer.yaml',
    'expectations:\n',
    'expectations: []\nx:\n',
    'line 13: field "expectations": has nothing in it. Correct it',
  ],
  [
    'a sentence without a full stop',
    readOpenings,
    'openings/motion-engineer.yaml',
    'quite level.',
    'quite level',
    'line 8: field "summary": must end as a sentence does. Correct it',
  ],
  [
    'an event that ends before it starts',
    readEvents,
    'data/events.yaml',
    'end: 2027-02-11',
    'end: 2027-02-10',
    'line 17: field "events.1.end": is before the start. Correct it',
  ],
  [
    'two events with one id',
    readEvents,
    'data/events.yaml',
    'line-supply-day',
    'integrator-training',
    'line 3: field "events": two events have the same id. Correct it',
  ],
  [
    'an id unfit for an address',
    readEvents,
    'data/events.yaml',
    'line-supply-day',
    'Line Supply',
    'line 13: field "events.1.id": may have small letters, digits and hyphens, such as open-house. Correct it',
  ],
  [
    'a change in local time',
    readEvents,
    'data/events.yaml',
    /(?<=changed: .*)Z/,
    '+01:00',
    'line 2: field "changed": must be in UTC and end with its seconds, such as 2026-11-28T18:00:00Z. Correct it',
  ],
  [
    'a row with two plans for three',
    readServicePlans,
    'data/service-plans.yaml',
    '      - 30 min\n',
    '',
    'line 13: field "rows.0.plans.2": is missing, and must be a text. Correct it',
  ],
  [
    'a number instead of a text',
    readServicePlans,
    'data/service-plans.yaml',
    '- 4 h',
    '- 4',
    'line 13: field "rows.0.plans.0": must be a text, and is 4. Put the value in quotes',
  ],
  [
    'a colon in a text',
    readServicePlans,
    'data/service-plans.yaml',
    'plants: Two',
    'plants: Often: two',
    'line 6: Nested mappings are not allowed in compact mappings. Put the value in quotes',
  ],
  [
    'a missing picture',
    readLandingPages,
    'data/landing-pages.yaml',
    'charging-lifters',
    'charging-lifter',
    'line 9: field "lp2.image": there is no picture "charging-lifter" in shared-config/src/media/catalog. Correct it',
  ],
  [
    'a landing page without an address',
    readLandingPages,
    'data/landing-pages.yaml',
    'lp3:',
    'lp4:',
    'line 2: field "lp3": is missing. Correct it',
  ],
  [
    'an address of another site',
    readReadingLists,
    'data/reading-lists.yaml',
    'to: /news',
    'to: https://news.example',
    'line 14: field "4.to": must be a path of this site, such as /blogs/milk-runs. Correct it',
  ],
  [
    'an answer that is neither text nor list',
    readHomePage,
    'data/home-page.yaml',
    'answer: Rarely',
    'answer: 3 #',
    'line 62: field "questions.0.answer": must be a text or a list, and is 3. Correct it',
  ],
  [
    'an unknown robot',
    readSolutions,
    'solutions/inbound.yaml',
    'robot: fork',
    'robot: forklift',
    'line 36: field "flow.places.0.next.robot": must be "lifter" or "singleConveyor" or "dualConveyor" or "fork" or "agvTugger" or "counterBalance", and is "forklift". Correct it',
  ],
  [
    'a flow that continues after its last place',
    readIndustries,
    'industries/distribution.yaml',
    'signal: order is complete\n',
    'signal: order is complete\n      next:\n        robot: fork\n        load: pallets\n',
    'line 37: field "flow.places.3": leads on, and is the last place. Correct it',
  ],
  [
    'a flow that is interrupted',
    readIndustries,
    'industries/distribution.yaml',
    '      next:\n        robot: fork\n        load: pallets\n',
    '',
    'line 13: field "flow.places.0": has no "next", and is not the last place. Correct it',
  ],
  [
    'a lifter that would set a pallet down on the floor',
    readUseCases,
    'use-cases/automated-storage.yaml',
    'takes: stand\n      gives: stand\n      next:\n        robot: counterBalance',
    'takes: floor\n      gives: stand\n      next:\n        robot: counterBalance',
    'line 11: field "flow": the Lifter cannot deliver to "Head of the aisle", which takes floor. Correct it',
  ],
  [
    'a fork that would fetch from a rack',
    readUseCases,
    'use-cases/inbound-and-outbound.yaml',
    'robot: counterBalance\n        load: pallets by order',
    'robot: fork\n        load: pallets by order',
    'line 11: field "flow": the Fork cannot pick up at "Pallet rack", which gives rack. Correct it',
  ],
  [
    'a pallet that nothing moves from its stand to the floor',
    readIndustries,
    'industries/industry-fmcg.yaml',
    'kind: wrapper',
    'kind: floor',
    'line 11: field "flow": nothing moves a load at "Wrapper and buffer" from stand to floor. Correct it',
  ],
])('%s ends the build', (_, readFiles, file, before, after, message) => {
  const text = read(file);
  expect(text).toEqual(typeof before === 'string' ? expect.stringContaining(before) : expect.stringMatching(before));
  writeFileSync(join(root, file), text.replace(before, after));
  expect(() => readFiles(root)).toThrow(new Error(`content/${file}, ${message}`));
});

test('an unknown name ends the build, as in other texts', () => {
  const file = 'data/service-plans.yaml';
  writeFileSync(join(root, file), read(file).replace('of {platform}', 'of {platfrom}'));
  expect(() => readServicePlans(root)).toThrow(`content/${file}, line 41: there is no figure "platfrom". Write {`);
});

test('a use case step shows a scene, and its text names only what the scene contains', () => {
  const file = 'use-cases/box-packing.yaml';
  const write = (before: string, after: string) => writeFileSync(join(root, file), read(file).replace(before, after));
  write('  - title: Load\n', '  - title: Wait\n    text: Nothing happens.\n  - title: Load\n');
  expect(() => readUseCases(root)).toThrow(
    `content/${file}: it has 5 steps, and src/lists/use-case-scenes.ts draws 4. Bring the two together`,
  );
  write('  - title: Load\n', '  - title: Load\n    load: a tote\n');
  expect(() => readUseCases(root)).toThrow(
    `content/${file}: in the scene of the step "Load" no robot takes a "load". Take it away`,
  );
  write('  - title: Pick\n', '  - title: Pick\n    signal: tote is there\n');
  expect(() => readUseCases(root)).toThrow(
    `content/${file}: in the scene of the step "Pick" no place reports a "signal". Take it away`,
  );
});

test('in every flow and played scene a robot serves both places it drives between', () => {
  const flows = Object.entries({ ...readUseCases(), ...readIndustries(), ...readSolutions() });
  expect(flows).toHaveLength(13);
  for (const [id, { flow }] of flows) expect([id, findBadHandover(flow)]).toEqual([id, undefined]);
  for (const [id, { flow, steps }] of Object.entries(readUseCases()))
    for (const { scene } of steps) {
      if (scene.kind !== 'drive') continue;
      const ends = [scene.from, scene.to].flatMap((at) => (at === 'charger' ? [] : [flow.places[at]]));
      const served = ends.map((place) =>
        robotPlaces[scene.robot].some((one) => one === place?.takes || one === place?.gives),
      );
      expect([id, scene, served.includes(false)]).toEqual([id, scene, false]);
    }
});

test('every page has its file, and every file in the folder has its page', () => {
  const rename = (from: string, to: string) => renameSync(join(root, from), join(root, to));
  rename('solutions/inbound.yaml', 'solutions/outbound.yaml');
  expect(() => readSolutions(root)).toThrow(
    'content/solutions/outbound.yaml: shared-config/src/references/solutions.ts has no "outbound". Add it there, or take the file away',
  );
  rename('solutions/outbound.yaml', 'openings/inbound.yaml');
  expect(() => readSolutions(root)).toThrow(
    'content/solutions/inbound.yaml: there is no such file, and shared-config/src/references/solutions.ts has "inbound". Write it',
  );
  rename('openings/inbound.yaml', 'openings/In bound.yml');
  expect(() => readOpenings(root)).toThrow(
    'content/openings/In bound.yml: it is no file of data. Name it with small letters, digits, hyphens and .yaml, or take it away',
  );
});

test('an opening is listed once its file exists, the newest first', () => {
  const text = read('openings/motion-engineer.yaml')
    .replace('2026-08-18', '2099-12-30')
    .replace('2027-02-28', '2099-12-31');
  writeFileSync(join(root, 'openings/gripper-engineer.yaml'), text);
  const [first, ...others] = readOpenings(root);
  expect(first).toMatchObject({ id: 'gripper-engineer', posted: '2099-12-30' });
  expect(others).toEqual(readOpenings());
});

test('editors check fields by the schemas that the build uses (write-schemas.ts)', () => {
  const written = readdirSync(join(__dirname, 'schemas')).map((name) => [
    basename(name, '.json'),
    read(`schemas/${name}`),
  ]);
  const described = Object.entries(schemas).map(([name, schema]) => [name, describeSchema(schema)]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(described));
});

test('each file of data names the schema by which it is read, for editors', () => {
  const paths = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
  expect(paths.length).toBeGreaterThan(20);
  const used = paths.map((path) => {
    const [, name = ''] = /^# yaml-language-server: \$schema=\.\.\/schemas\/([a-z-]+)\.json\n/.exec(read(path)) ?? [];
    const schema = schemas[name];
    if (!schema) throw new Error(`${path}: it does not begin with "# yaml-language-server: $schema=../schemas/….json"`);
    readData(path, resolveFigures(path, read(path)), schema);
    return name;
  });
  expect([...new Set(used)].sort()).toEqual(Object.keys(schemas));
});
