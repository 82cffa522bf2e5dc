import { compositionElement, parsePageComposition, serialiseInline, unreleasedVersion } from 'kit/contract/composition';
import { policyHash } from 'kit/contract/policy-hash';
import { overrideComposition, overrideMissing, overridePage } from './override-page';

const integrity = `sha384-${'A'.repeat(64)}`;
const remote = (name: string) => ({
  name,
  team: 'team',
  version: '0123456789abcdef',
  entry: `/assets/${name}/${'0123456789abcdef'}/${name}.remoteEntry.js`,
  integrity,
  routes: [],
});
const composition = {
  shell: '1'.repeat(16),
  remotes: [remote('mfe-a'), remote('mfe-b')],
  scripts: [
    { src: '/assets/shell/1/entry.js', integrity },
    { src: remote('mfe-a').entry, integrity },
  ],
  page: { kind: 'route', location: '/a' },
};
const html = `<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'"><link rel="expect" href="#header-end" blocking="render"><style data-href="shell.css">.a{}</style><style data-href="mfe-a.1.css">.b{
}</style><style data-href="mfe-b.1.css">.c{}</style></head><body><div id="root"><h1>As released</h1></div>${compositionElement.before}${serialiseInline(composition)}${compositionElement.after}</body></html>`;

test('one remote is replaced and not pinned; the others stay pinned', () => {
  const page = overridePage(html, new Map([['mfe-a', { entry: 'http://localhost:3002/a.js' }]]));
  const data = page.split(compositionElement.before)[1]?.split(compositionElement.after)[0] ?? '';
  const { remotes, scripts, page: kind } = parsePageComposition(JSON.parse(data), 'page');
  expect(remotes[0]).toMatchObject({ entry: 'http://localhost:3002/a.js', isOverride: true });
  expect(remotes[0]).not.toHaveProperty('integrity');
  // Its failures are reported under a version that no release has.
  expect(remotes[0]?.version).toBe(unreleasedVersion);
  expect(remotes[1]?.version).toBe('0123456789abcdef');
  expect(remotes[1]).toMatchObject({ integrity });
  expect(remotes[1]).not.toHaveProperty('isOverride');
  expect(scripts.map(({ src }) => src)).toEqual(['/assets/shell/1/entry.js']);
  expect(kind).toEqual({ kind: 'client' });
  expect(page).not.toContain('As released');
  expect(page).not.toContain('header-end');
  expect(Array.from(page.matchAll(/<style data-href="(.*?)"/g), ([, name]) => name)).toEqual([
    'shell.css',
    'mfe-b.1.css',
  ]);
  expect(page).toContain('mfe-a from http://localhost:3002');
  expect(page).toContain("script-src 'self' http://localhost:3002 'sha256-x'");
  for (const kind of ['connect', 'img', 'font', 'media'])
    expect(page).toContain(`${kind}-src 'self' http://localhost:3002`);
  const [, badgeStyle = ''] = /<style>(.*?)<\/style><aside id="override-badge"/.exec(page) ?? [];
  expect(page).toContain(`style-src 'self' ${policyHash(badgeStyle)} http://localhost:3002`);
  expect(page).toContain('<a href="?override=">Remove</a>');
});

test('the 404 page stays one, and two builds on one origin name it once', () => {
  const missing = html.replace('{"kind":"route","location":"/a"}', '{"kind":"not-found"}');
  const builds = ['mfe-a', 'mfe-b'].map((name) => [name, { entry: `http://localhost:3002/${name}.js` }] as const);
  const page = overridePage(missing, new Map(builds));
  expect(page).toContain('"page":{"kind":"not-found"}');
  expect(page).toContain("script-src 'self' http://localhost:3002 'sha256-x'");
  expect(page).toContain('Overridden: mfe-a from http://localhost:3002, mfe-b from http://localhost:3002');
});

test('a published version keeps the policy, and its failures are counted for it', () => {
  const version = 'abcdef0123456789';
  const entry = `/assets/mfe-a/${version}/entry.js`;
  const page = overridePage(html, new Map([['mfe-a', { entry, version }]]));
  expect(page).toContain("script-src 'self' 'sha256-x'; style-src 'self' 'sha256-");
  expect(page).toContain("connect-src 'self'\"");
  expect(page).toContain(`Overridden: mfe-a@${version} <a`);
  const data = page.split(compositionElement.before)[1]?.split(compositionElement.after)[0] ?? '';
  expect(parsePageComposition(JSON.parse(data), 'page').remotes[0]).toMatchObject({ entry, version, isOverride: true });
});

describe('a page that is new in an override', () => {
  const missing = html
    .replace('{"kind":"route","location":"/a"}', '{"kind":"not-found"}')
    .replace('<head>', '<head><title>Page not found</title>');
  const text = JSON.stringify({ id: '3'.repeat(16), shell: composition.shell, remotes: composition.remotes });
  const version = 'abcdef0123456789';
  const previewed = (name: string) => ({
    name,
    team: 'other',
    routes: [{ path: '/new/:id', expose: './new', aliases: ['/also-new'] }],
  });
  const override = (name: string, path: string) =>
    overrideMissing(
      { path, html: missing, text },
      new Map([[name, { entry: `/assets/${name}/entry.js`, version, previewed: previewed(name) }]]),
    );
  const compositionOf = (page = '') =>
    parsePageComposition(JSON.parse(page.split(compositionElement.before)[1]?.split('</script>')[0] ?? ''), 'page');

  test.each([
    ['of a live remote', 'mfe-a', '/new/one'],
    ['at another address of it', 'mfe-a', '/also-new'],
    ['of a remote that was never live', 'mfe-z', '/new/one'],
  ])('%s is drawn by the browser, under its own title', (_what, name, path) => {
    const page = override(name, path);
    expect(compositionOf(page)).toMatchObject({
      remotes: [{ name, version, entry: `/assets/${name}/entry.js`, isOverride: true, routes: previewed(name).routes }],
      page: { kind: 'client' },
    });
    expect(page).not.toContain('Page not found');
    expect(page).not.toContain('As released');
    expect(page).toContain(`Overridden: ${name}@${version}`);
    // It is in no list of posts that compose has made.
    expect(page).toContain('id="page-posts">{"summaries":[]}</script>');
  });

  test('is not there where no override has it', () => {
    expect(override('mfe-a', '/elsewhere')).toBeUndefined();
    expect(overrideMissing({ path: '/new/one', html: missing, text }, new Map())).toBeUndefined();
  });

  test('is found by links of other pages, with the parts of its own version', () => {
    const filled = JSON.parse(text);
    filled.remotes[0].parts = { slot: './live' };
    const { remotes } = overrideComposition(
      JSON.stringify(filled),
      new Map([
        ['mfe-a', { entry: '/a.js', version, previewed: previewed('mfe-a') }],
        ['mfe-z', { entry: '/z.js', version, previewed: { ...previewed('mfe-z'), parts: { other: './part' } } }],
      ]),
    );
    expect(remotes).toMatchObject([
      { name: 'mfe-a', version, routes: previewed('mfe-a').routes, parts: {} },
      { name: 'mfe-b' },
      { name: 'mfe-z', version, parts: { other: './part' } },
    ]);
  });
});
