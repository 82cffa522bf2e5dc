import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { propertySettings } from '../testing/property-settings';
import { workGrowth } from '../testing/work-growth';
import { locateFile } from './locate-file';
import type { Site } from './read-site';

let folder: string;
let site: Site;

/** Files of a site's folder that are none of the site. */
const unpublished = [
  'pdfs/.draft.pdf',
  'pdfs/.git/config.pdf',
  'pdfs/_kept/rotary.pdf',
  'pdfs/rotary.pdf.br',
  'pdfs/rotary.pdf.gz',
  'firebase.json',
  'site-index.json',
  'site.json',
  '_headers.txt',
];

beforeAll(() => {
  folder = realpathSync(createTemporaryFolder('locate'));
  const hidden = unpublished.map((file) => `site/${file}`);
  // The folder of the site that is composed next begins like this one's.
  for (const file of ['site/pdfs/rotary.pdf', 'site/404.html', 'secret.pdf', 'site-next/secret.pdf', ...hidden]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  symlinkSync('../../site-next/secret.pdf', join(folder, 'site/pdfs/leak.pdf'));
  symlinkSync('../../site-next', join(folder, 'site/pdfs/next'));
  site = {
    folder: join(folder, 'site'),
    index: {
      compositionId: 'a',
      basePath: '',
      variantPages: [],
      redirects: { '/posts/former': '/posts/present' },
      gone: [],
      headers: [],
      tools: [],
    },
    definition: undefined,
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
      'rotary.pdf',
      'secret.pdf',
      'leak.pdf',
      '.draft.pdf',
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
      expect(located.file).toBe('pdfs/rotary.pdf');
    }),
    {
      ...propertySettings,
      examples: [
        'rotary.pdf',
        '%72otary.pdf',
        '../../secret.pdf',
        '..%2f..%2fsecret.pdf',
        '../../site-next/secret.pdf',
        '..%2f..%2fsite-next%2fsecret.pdf',
        'leak.pdf',
        'next/secret.pdf',
        '.draft.pdf',
        '%2edraft.pdf',
        '.git/config.pdf',
        '_kept/rotary.pdf',
      ].map((name) => [name]),
    },
  );
  // Some cases name existing files, so the check could have failed.
  expect(found).toBeGreaterThanOrEqual(2);
});

test('a page that has moved leads to where it is now, and keeps the query', async () => {
  expect(await locateFile(site, '/posts/former', '?a=b')).toEqual({
    kind: 'redirect',
    to: '/posts/present?a=b',
    status: 301,
  });
  expect(await locateFile(site, '/posts/toString', '')).toEqual({ kind: 'not-found' });
});

test('the work for a row of slashes grows with its length', () => {
  expect(workGrowth((slashes) => locateFile(site, `${slashes}a/`, ''), '/')).toBeLessThan(64);
});

test.each([...unpublished, 'pdfs//rotary.pdf', '/pdfs/rotary.pdf', 'pdfs'])('not published: %s', async (file) => {
  expect(await locateFile(site, `/${file}`, '')).toEqual({ kind: 'not-found' });
});

test('without the slashes at its end a path keeps its letters and its query', async () => {
  const moved = await locateFile(site, '/posts/%C3%BCber%20uns//', '?a=b');
  expect(moved).toEqual({ kind: 'redirect', to: '/posts/%C3%BCber%20uns?a=b', status: 308 });
});
