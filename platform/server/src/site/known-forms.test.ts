import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { writeSite } from '../testing/test-site';
import { createFormsReader, gatherForms } from './known-forms';
import { createSiteReader } from './read-site';

const { enquiry: contact, ...forms } = testDefinition.forms;
if (!contact) throw new Error('the test needs that form');
const changed = { ...contact, label: 'Another' };

test('a form that is the same in several sites is kept once, a changed one beside it', () => {
  const kept = Array.from({ length: 9 }, () => JSON.parse(JSON.stringify(testDefinition.forms)));
  const known = gatherForms([testDefinition.forms, ...kept, { enquiry: changed }]);
  expect([...known.keys()]).toEqual(Object.keys(testDefinition.forms));
  expect([...known.values()].map(({ length }) => length)).toEqual(
    Object.keys(testDefinition.forms).map((name) => (name === 'enquiry' ? 2 : 1)),
  );
  expect(known.get('enquiry')).toEqual([contact, changed]);
});

test('forms of a share composed beside the live site are accepted without a restart', async () => {
  const sites = createTemporaryFolder('sites');
  const compose = (name: string, definition: object) => {
    writeSite(join(sites, name), name);
    writeFileSync(join(sites, name, 'site.json'), JSON.stringify(definition));
  };
  compose('live', { ...testDefinition, forms });
  const readForms = createFormsReader(createSiteReader(join(sites, 'live')));
  expect((await readForms()).has('enquiry')).toBe(false);
  compose('share', testDefinition);
  expect((await readForms()).get('enquiry')).toEqual([contact]);
  rmSync(sites, { recursive: true });
});

test('a kept site whose definition could not be read once has its forms when it can', async () => {
  const sites = createTemporaryFolder('sites');
  for (const name of ['live', 'share']) writeSite(join(sites, name), name);
  writeFileSync(join(sites, 'live/site.json'), JSON.stringify({ ...testDefinition, forms }));
  writeFileSync(join(sites, 'share/site.json'), '{');
  const readForms = createFormsReader(createSiteReader(join(sites, 'live')));
  expect((await readForms()).has('enquiry')).toBe(false);
  writeFileSync(join(sites, 'share/site.json'), JSON.stringify(testDefinition));
  expect((await readForms()).get('enquiry')).toEqual([contact]);
  rmSync(sites, { recursive: true });
});
