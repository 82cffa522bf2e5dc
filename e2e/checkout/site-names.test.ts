import { resolve } from 'node:path';
import { site } from 'shared-config/site';
import { openCheckout } from '../documents/checkout';

/** What runs of this site; texts in `content/` spell names out, and so do tests and examples. */
const isSource = (path: string) =>
  /^(?:shell|mfe-[^/]+|shared-[^/]+|media)\/.*(?<!\.(?:test|example))\.tsx?$/.test(path) &&
  path !== 'shared-config/src/site.ts';

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

test('code of the site has the names of company and products from site.ts', () => {
  const { companyName, platformName, robotLineName } = site;
  // The line is part of the names of models as well, such as MAG-L1500.
  const names = new RegExp(String.raw`(?<![\w-])(?:${companyName}|${platformName}|${robotLineName})(?![\w-])`);
  const { paths, read } = openCheckout(resolve(import.meta.dirname, '../..'));
  const sources = paths.filter(isSource);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => names.test(read(path).replaceAll(comments, '')))).toEqual([]);
});
