import * as v from 'valibot';
import { canarySitesSchema } from './canary-sites';
import { parsePageComposition, parseSiteComposition, serialiseInline } from './composition';
import { errorReportSchema } from './error-report';
import { isHostRenderer } from './host-renderer';
import { siteHeaderRules } from './site-headers';
import { parseSiteIndex } from './site-index';

const version = 'a'.repeat(16);
const remote = { name: 'mfe-a', team: 'a', version, entry: '/a.js', routes: [] };
const page = { shell: version, remotes: [remote], scripts: [{ src: '/a.js' }], page: { kind: 'not-found' } };

test('data inside a script cannot end it, and is read as it was', () => {
  const data = { title: '</script><!--<script>' };
  expect(serialiseInline(data)).not.toContain('<');
  expect(JSON.parse(serialiseInline(data))).toEqual(data);
});

test('a composition reads back as written; errors name the file, field and remedy', () => {
  expect(parsePageComposition(page, 'page')).toEqual(page);
  expect(parseSiteComposition({ ...page, id: version }, 'site')).toMatchObject({ id: version, remotes: [remote] });
  const parse = (part: object) => () => parsePageComposition({ ...page, ...part }, 'composition in /a');
  expect(parse({ shell: 'new' })).toThrow('composition in /a: field "shell": must be 16 hexadecimal digits. Compose');
  expect(parse({ remotes: [{ ...remote, name: 'A' }] })).toThrow('field "remotes.0.name"');
  expect(parse({ page: { kind: 'other' } })).toThrow('field "page"');
  expect(() => parsePageComposition(null, 'page')).toThrow('page: field "(whole document)"');
});

test('a site index from before header rules, redirects and tools is still served', () => {
  const headers = { 'X-Content-Type-Options': 'nosniff' };
  const index = parseSiteIndex({ compositionId: version, variantPages: [], headers }, 'site-index.json');
  expect(index).toMatchObject({ headers: [{ path: '/*', headers }], redirects: {}, gone: [] });
  const rules = [{ path: '/a', headers }];
  expect(parseSiteIndex({ ...index, headers: rules, redirects: { '/b': '/a' } }, 'site-index.json')).toMatchObject({
    headers: rules,
    redirects: { '/b': '/a' },
  });
  const framing = siteHeaderRules(['/write', '/draft']);
  expect(parseSiteIndex({ compositionId: version, variantPages: [], headers: framing }, '').tools).toEqual(['/write']);
  expect(() => parseSiteIndex({}, 'site-index.json')).toThrow('site-index.json: field "compositionId"');
});

test('a canary share is 1 to 99 percent, and a file with a single share is still read', () => {
  const of = (share: number) => ({ releases: [{ package: 'mfe-a', version, share }], sites: [] });
  expect([1, 99].every((share) => v.is(canarySitesSchema, of(share)))).toBe(true);
  expect([0, 100, 1.5, -1].some((share) => v.is(canarySitesSchema, of(share)))).toBe(false);
  expect(v.parse(canarySitesSchema, { site: version, share: 10 })).toEqual({
    releases: [{ package: 'site', version, share: 10 }],
    sites: [{ packages: ['site'], site: version }],
  });
});

test('a report of a failure has the size that the server keeps, and no more', () => {
  const report = { remote: 'mfe-a', version, team: 'a', message: 'x'.repeat(2000), page: '/a' };
  expect(v.is(errorReportSchema, report)).toBe(true);
  expect(v.is(errorReportSchema, { ...report, message: 'x'.repeat(2001) })).toBe(false);
  expect(v.is(errorReportSchema, { ...report, page: `/${'x'.repeat(500)}` })).toBe(false);
});

test('a renderer has both of its functions', () => {
  const [initialise, renderPage] = [() => {}, async () => ''];
  const modules = [{ initialise, renderPage }, { initialise }, { renderPage }, { initialise, renderPage: 'x' }, null];
  expect(modules.map(isHostRenderer)).toEqual([true, false, false, false, false]);
});
