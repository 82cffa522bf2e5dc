import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDefinition } from '../../platform/delivery/src/releases/read-definition';
import { listRemotes, openWorkspace } from '../../platform/delivery/src/workspace';
import { findTestsOf, listTests } from './tests-of-remote';

const root = join(import.meta.dirname, '../..');
const workspace = openWorkspace(root);
const definitions = Promise.all(listRemotes(workspace).map((name) => readDefinition(workspace, name)));

/** Whether a test is one of a remote, by the words in which Playwright gives it to `--grep`. */
async function isTestOf(remote: string, test: string): Promise<boolean> {
  const all = await definitions;
  const [definition] = all.filter(({ name }) => name === remote);
  return definition !== undefined && new RegExp(findTestsOf(definition, all)).test(`site tests/${test}`);
}

test('a remote has the tests that open its pages, and none of other pages', async () => {
  const tabs = 'become-a-partner.spec.ts the form of each tab is the commercial one, and says so (§7)';
  const table = 'compare-robots.spec.ts on paper the table of robots keeps its header texts';
  expect([await isTestOf('mfe-partners', tabs), await isTestOf('mfe-products', tabs)]).toEqual([true, false]);
  expect([await isTestOf('mfe-partners', table), await isTestOf('mfe-products', table)]).toEqual([false, true]);
});

test('of the tests of each page a remote has those of its own', async () => {
  const hydrates = (path: string) => `read-pages.spec.ts ${path} hydrates silently and unchanged`;
  expect(await isTestOf('mfe-partners', hydrates('/partner-with-us'))).toBe(true);
  expect(await isTestOf('mfe-partners', hydrates('/products/syncos'))).toBe(false);
  expect(await isTestOf('mfe-partners', hydrates('/careers'))).toBe(false);
});

test('a remote has the tests of pages that show a part of it', async () => {
  const part =
    'use-parts-of-others.spec.ts without JavaScript a robot has its partners and articles, and a case study its figures';
  const page = 'read-pages.spec.ts /products/mag-product?product=lifter hydrates silently and unchanged';
  expect([await isTestOf('mfe-partners', part), await isTestOf('mfe-partners', page)]).toEqual([true, true]);
  expect([await isTestOf('mfe-blog-admin', part), await isTestOf('mfe-blog-admin', page)]).toEqual([false, false]);
});

test('a test has what is around it, and the declarations that it uses', () => {
  const source = `import { path } from './paths';
const tool = '/tool';
const open = (page) => page.goto(tool);
const other = '/other';

test('opens the tool', async ({ page }) => {
  await open(page);
});

test.describe('a group', () => {
  test(\`opens \${path}\`, async ({ page }) => {
    await page.goto(path);
  });
  test('looks around', () => {});
});
`;
  const found = listTests(source, (name) => `the text of ${name}`);
  expect(found.map(({ title }) => title)).toEqual(['opens the tool', `opens \${path}`, 'looks around']);
  expect(found[0]?.text).toContain("'/tool'");
  expect(found[0]?.text).not.toContain("'/other'");
  expect(found[1]?.text).toContain('the text of ./paths');
});

test('no test of a file is overlooked', () => {
  const folder = join(import.meta.dirname, '../tests');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))) {
    const source = readFileSync(join(folder, file), 'utf8');
    const written = [...source.matchAll(/^ *test\(\s*['"`]/gm)].length;
    expect([file, listTests(source, () => '').length]).toEqual([file, written]);
  }
});
