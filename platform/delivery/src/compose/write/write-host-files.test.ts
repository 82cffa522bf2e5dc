import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityTextPath } from 'kit/contract/security-text';
import { siteHeaderRules } from 'kit/contract/site-headers';
import { speculationRulesPath } from 'kit/contract/speculation-rules';
import { writeHostFiles } from './write-host-files';

const root = join(import.meta.dirname, '../../../../..');
const rules = siteHeaderRules(['/writing-desk']);
const robot = {
  path: '/robot',
  parameter: 'product',
  fallback: 'robot/index.html',
  files: { rotary: 'robot/product-rotary.html' },
};
const index = {
  compositionId: 'x',
  basePath: '',
  redirects: { '/posts/former': '/posts/present' },
  gone: [],
  tools: [],
  headers: rules,
  variantPages: [robot],
};
const files = writeHostFiles(index);

test('a static host sends the headers of the embedded server, and requires https', () => {
  const blocks = (files['_headers'] ?? '').split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return { path, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/))) };
  });
  const [all, ...others] = rules;
  expect(blocks).toEqual([
    {
      path: '/*',
      headers: { ...all?.headers, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' },
    },
    ...others,
  ]);
});

test('firebase.json has the same headers and redirects; netlify.toml has no headers', () => {
  const { hosting } = JSON.parse(files['firebase.json'] ?? '');
  const sent = ({ source, headers }: { source: string; headers: { key: string; value: string }[] }) => ({
    path: source.replace('**', '*'),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  });
  const [all, ...others] = rules;
  expect(hosting.headers.map(sent)).toEqual([
    { path: '/*', headers: { ...all?.headers, 'Strict-Transport-Security': expect.any(String) } },
    ...others,
  ]);
  expect(hosting).toMatchObject({ public: '.', cleanUrls: true, trailingSlash: false });
  expect(hosting.ignore).toEqual(expect.arrayContaining(['firebase.json', '**/*.br', '**/*.gz']));
  expect(hosting.redirects).toEqual([{ source: '/posts/former', destination: '/posts/present', type: 301 }]);
  expect(readFileSync(join(root, 'netlify.toml'), 'utf8')).not.toMatch(/^\s*\[\[headers\]\]/m);
});

test('a rule of firebase.json covers all levels of a folder, not only one', () => {
  const { hosting } = JSON.parse(files['firebase.json'] ?? '');
  expect(hosting.headers.map(({ source }: { source: string }) => source)).toEqual([
    '/**',
    '/writing-desk',
    '/draft',
    '/assets/**',
    speculationRulesPath,
    securityTextPath,
    '/media/**',
    '/media/posts/**',
    '/media/posts/files/**',
  ]);
});

test('the address of a page that has moved is in ASCII, whatever its script', () => {
  const moved = writeHostFiles({ ...index, redirects: { '/posts/倉': '/posts/倉庫' } });
  expect(moved['_redirects']).toContain('/posts/%E5%80%89 /posts/%E5%80%89%E5%BA%AB 301\n');
  expect(JSON.parse(moved['firebase.json'] ?? '').hosting.redirects).toEqual([
    { source: '/posts/%E5%80%89', destination: '/posts/%E5%80%89%E5%BA%AB', type: 301 },
  ]);
});

test('a page that has moved redirects, and a query chooses its page', () => {
  expect(files['_redirects']).toBe(
    '/posts/former /posts/present 301\n/robot product=rotary /robot/product-rotary.html 200\n',
  );
});

describe.each([
  '/a\n/* https://evil.example 301!\n/b',
  '/a b',
  '/*',
  '//evil.example',
  '/a/..',
  '/:a',
  'https://a.example',
])('no rule is made of %j', (path) => {
  test.each([
    ['as the source of a redirect', { redirects: { [path]: '/a' } }],
    ['as the target of a redirect', { redirects: { '/a': path } }],
    ['as a page that a query chooses', { variantPages: [{ ...robot, path }] }],
    ['as a value of a query', { variantPages: [{ ...robot, files: { [path]: 'a.html' } }] }],
    ['as a file', { variantPages: [{ ...robot, files: { a: path } }] }],
  ])('%s', (_, changed) => expect(() => writeHostFiles({ ...index, ...changed })).toThrow('it is not the path of one'));
});

test('no rule for headers is made of a second line', () => {
  expect(() => writeHostFiles({ ...index, headers: siteHeaderRules(['/a\n/b']) })).toThrow('it is not the path of one');
});

test('below a path of a host every rule is for that path, and none for the whole host', () => {
  const below = writeHostFiles({ ...index, basePath: '/robots' });
  expect(below['_redirects']).toBe(
    '/robots/posts/former /robots/posts/present 301\n/robots/robot product=rotary /robots/robot/product-rotary.html 200\n',
  );
  const paths = (below['_headers'] ?? '').split('\n').filter((line) => line.startsWith('/'));
  expect(paths[0]).toBe('/robots/*');
  expect(paths.every((path) => path.startsWith('/robots/'))).toBe(true);
  expect(below['_headers']).not.toContain('Strict-Transport-Security');
  const { hosting } = JSON.parse(below['firebase.json'] ?? '');
  expect(hosting.redirects).toEqual([
    { source: '/robots/posts/former', destination: '/robots/posts/present', type: 301 },
  ]);
  expect(hosting.headers[0].source).toBe('/robots/**');
});
