import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { propertyRuns } from '../testing/property-runs';
import { locateFile } from './locate-file';
import type { Site } from './read-site';

let folder: string;
let site: Site;

beforeAll(() => {
  folder = realpathSync(createTemporaryFolder('locate'));
  mkdirSync(join(folder, 'site', 'pdfs'), { recursive: true });
  writeFileSync(join(folder, 'site', 'pdfs', 'lifter.pdf'), '%PDF');
  writeFileSync(join(folder, 'site', '404.html'), '');
  writeFileSync(join(folder, 'secret.pdf'), 'secret');
  site = {
    folder: join(folder, 'site'),
    index: {
      compositionId: 'a',
      variantPages: [],
      redirects: { '/blogs/former': '/blogs/present' },
      headers: [],
    },
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

test('whatever the path, a PDF is found only if it is part of the site', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e%2e',
      '%2f',
      '%5c',
      '%00',
      '%',
      '%zz',
      '..%252f',
      'lifter.pdf',
      'secret.pdf',
    ),
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.string().map(encodeURIComponent),
  );
  const names = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  let found = 0;
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const located = await locateFile(site, `/pdfs/${name}`, '');
      if (located.kind !== 'file') return;
      found += 1;
      expect(located.file).toBe('pdfs/lifter.pdf');
    }),
    {
      numRuns: propertyRuns,
      examples: [['lifter.pdf'], ['%6cifter.pdf'], ['../../secret.pdf'], ['..%2f..%2fsecret.pdf']],
    },
  );
  // Some cases name existing files, so the check could have failed.
  expect(found).toBeGreaterThanOrEqual(2);
});

test('a page that has moved leads to where it is now, and keeps the query', async () => {
  expect(await locateFile(site, '/blogs/former', '?a=b')).toEqual({
    kind: 'redirect',
    to: '/blogs/present?a=b',
    status: 301,
  });
  expect(await locateFile(site, '/blogs/toString', '')).toEqual({ kind: 'not-found' });
});
