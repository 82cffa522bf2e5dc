import { claimBounds, maxAddresses, maxClaims, maxConnects, maxOrigin } from './find-refused-claim';
import { checkClaims, maxReleaseText, parseRelease, parseReleaseText } from './release';
import { parseRemoteDefinition } from './remote-definition';

const integrity = `sha384-${'A'.repeat(64)}`;
function listFiles(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { size: 0, integrity }]));
}
const release = {
  contractVersion: 3,
  remote: 'mfe-a',
  version: 'a'.repeat(16),
  team: 'alpha',
  origin: 'https://assets.example:8443',
  routes: [{ path: '/a', expose: './a' }],
  exposes: { './a': { scripts: ['a/page.js'], styles: [] } },
  entries: { web: 'mfe-a.@1~x+y_z.js', node: 'entry.js' },
  shared: { react: '19.0.0' },
  files: listFiles('web/mfe-a.@1~x+y_z.js', 'web/a/page.js', 'node/entry.js'),
};
const parse = (part: object) => parseRelease({ ...release, ...part }, 'release.json');

test('a release is read as it was written', () => expect(parse({})).toEqual(release));

test.each([
  '../a.js',
  'web/../../a.js',
  './a.js',
  'web/./a.js',
  '/a.js',
  'web//a.js',
  'web\\a.js',
  'web/',
  '',
  'a b.js',
])('the file "%s" is outside of a release', (file) => {
  const reason = 'must be a relative path inside the release';
  expect(() => parse({ files: { [file]: { size: 1, integrity } } })).toThrow(reason);
  expect(() => parse({ entries: { web: file, node: 'a.js' } })).toThrow(`release.json: field "entries.web": ${reason}`);
  expect(() => parse({ exposes: { './a': { scripts: [file], styles: [] } } })).toThrow(reason);
});

const strangeAddresses = [
  '/enquire/',
  '/about-us/.',
  '/../../etc/x',
  '/a/../enquire',
  '/a/./b',
  '//enquire',
  '/a//b',
  '/%2e%2e/x',
  '/a b',
  '/a\n/b',
  'contact',
  '',
  `/${'a'.repeat(200)}`,
  '/404',
  '/assets/mfe-b/page',
  '/__composition',
  '/enquire/index.html/x',
  '/posts/posts.json/x',
  '/_redirects',
  '/contac:x',
  '/case-:study/one',
];

test.each(strangeAddresses)('nothing that a release claims may be "%s"', (address) => {
  const route = (fields: object) => () => parse({ routes: [{ path: '/a', expose: './a', ...fields }] });
  expect(route({ path: address })).toThrow('release.json: field "routes.0.path": ');
  expect(route({ aliases: ['/b', address] })).toThrow('field "routes.0.aliases.1": ');
  expect(route({ entries: [address] })).toThrow('field "routes.0.entries.0": ');
  expect(route({ canonical: address })).toThrow('field "routes.0.canonical": ');
  expect(() => parse({ gone: [address] })).toThrow('field "gone.0": ');
  expect(() => parse({ redirects: { '/old': address } })).toThrow('field "redirects./old": ');
  expect(() => parse({ redirects: { [address]: '/a' } })).toThrow('field "redirects.');
  expect(() =>
    parseRemoteDefinition(
      { name: 'mfe-a', team: 'a', routes: [{ path: address, page: './src/a-page.tsx' }] },
      'remote.ts',
    ),
  ).toThrow('remote.ts: field "routes.0.path": ');
});

test.each([
  ['/a', ['/enquire']],
  ['/a/:id', ['/a/one', '/enquire']],
  ['/a/:id', ['/a/one/more']],
])('an entry of %s is an address of it, as in a definition: not %s', (path, entries) => {
  expect(() => parse({ routes: [{ path, expose: './a', entries }] })).toThrow(
    'field "routes.0": has an entry that is no address of its path',
  );
});

test.each([
  ['parameter', { parameter: '../x', values: ['a'] }],
  ['values', { parameter: 'product', values: ['a', '/../../x'] }],
])('a page by a query names its files with plain words: %s', (field, variants) => {
  expect(() => parse({ routes: [{ path: '/a', expose: './a', variants }] })).toThrow(
    `field "routes.0.variants.${field}`,
  );
});

const forged = 'abc\n2026-11-29T17:00:00.000Z  promote  forged';

test.each([
  ['team', { team: forged }],
  ['team', { team: 'a\u001b[31mb' }],
  ['team', { team: 'a'.repeat(301) }],
  ['commit', { commit: forged }],
  ['commit', { commit: 'a\u2028b' }],
  ['routes.0.expose', { routes: [{ path: '/a', expose: forged }] }],
  ['routes.0.title', { routes: [{ path: '/a', expose: './a', title: forged }] }],
  ['parts.news', { parts: { news: forged } }],
  ['menuEntries.news.0.label', { menuEntries: { news: [{ to: '/a', label: forged.slice(0, 30) }] } }],
  ['exposes.', { exposes: { [forged]: { scripts: [], styles: [] } } }],
  ['shared.react', { shared: { react: forged } }],
])('what is printed of a release is one line: %s', (field, part) => {
  expect(() => parse(part)).toThrow(`release.json: field "${field}`);
  expect(() => parse(part)).toThrow(/must (be one line|have 300 characters)/);
});

test.each(['constructor', 'toString', '__proto__', 'prototype', 'Partners', 'two words', forged, 'a'.repeat(301), ''])(
  'a slot and a menu are named as in a definition, so that no object has it of itself: not %j',
  (slot) => {
    const reason =
      /must (be lower-case words joined by hyphens|have 300 characters|not have a name that every object has)/;
    expect(() => parse({ routes: [{ path: '/a', expose: './a', slots: [slot] }] })).toThrow(reason);
    expect(() => parse({ parts: Object.fromEntries([[slot, './a']]) })).toThrow(reason);
    const entries = Object.fromEntries([[slot, [{ to: '/a', label: 'A' }]]]);
    expect(() => parse({ menuEntries: entries })).toThrow(reason);
    const remote = { name: 'mfe-a', team: 'a', routes: [{ path: '/a', page: './src/a-page.tsx', slots: [slot] }] };
    expect(() => parseRemoteDefinition(remote, 'remote.ts')).toThrow(reason);
  },
);

test.each(['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])(
  'nothing that is looked up has the name %s, which every object has',
  (name) => {
    const reason = 'must not be a name that every object has';
    expect(() => parse({ routes: [{ path: '/a', expose: name }] })).toThrow(`field "routes.0.expose": ${reason}`);
    expect(() => parse({ parts: { news: name } })).toThrow(`field "parts.news": ${reason}`);
    const named = /must not (be|have) a name that every object has/;
    expect(() => parse({ exposes: { [name]: { scripts: [], styles: [] } } })).toThrow(named);
    expect(() => parse({ shared: { [name]: '1.0.0' } })).toThrow(named);
  },
);

test.each(['constructor', '__proto__', 'prototype'])('a file called %s is refused rather than left out', (name) => {
  const files = JSON.parse(`{"${name}":{"size":1,"integrity":"sha384-${'a'.repeat(64)}"}}`);
  expect(() => parse({ files })).toThrow('field "files": must not have a name that every object has');
});

test.each([
  ['a tool', { render: 'client' }],
  ['pages by a query', { variants: { parameter: 'size', values: ['a'] } }],
])('%s on a path with a parameter, which compose cannot write, is refused by name', (_, fields) => {
  const entries = ['/e/one'];
  const claim = (path: string) => parse({ routes: [{ path, expose: './a', entries, ...fields }] });
  expect(() => claim('/e/:t')).toThrow('release.json: field "routes.0": path /e/:t has a parameter, and ');
  expect(() => claim('/e/one')).not.toThrow();
  const define = () =>
    parseRemoteDefinition(
      { name: 'mfe-a', team: 'a', routes: [{ path: '/e/:t', page: './src/a-page.tsx', entries, ...fields }] },
      'remote.ts',
    );
  expect(define).toThrow(
    /^remote\.ts: path \/e\/:t has a parameter, and .* Give each of these pages a route of its own/,
  );
});

test('a release claims no more than can be compared with all others', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `/a/n${at}`);
  const claim = (fields: object, rest: object = {}) =>
    parse({ routes: [{ path: '/a/:id', expose: './a', ...fields }], ...rest });
  expect(() =>
    claim({ aliases: names(maxClaims - 1), entries: names(maxAddresses - 1) }, { gone: ['/b'] }),
  ).not.toThrow();
  const tooMany =
    'must have 1000 paths and aliases at most, and 5000 entries, variants, redirects and addresses in "gone"';
  expect(() => claim({ aliases: names(maxClaims) })).toThrow(tooMany);
  expect(() => claim({ entries: names(maxAddresses) }, { gone: ['/b'] })).toThrow(tooMany);
  expect(() => claim({ entries: names(maxAddresses) }, { redirects: { '/b': '/a/n1' } })).toThrow(tooMany);
  const variants = { parameter: 'size', values: Array.from({ length: 1000 }, (_, at) => `s${at}`) };
  const routes = [
    { path: '/a/:id', expose: './a', entries: names(maxAddresses - 999) },
    { path: '/b', expose: './a', variants },
  ];
  expect(() => parse({ routes })).toThrow(tooMany);
});

/** What becomes of claims: of a release that is live already, of one that goes live, and of a definition, which may say them otherwise. */
const claims = (routes: readonly object[], rest: object = {}, defined: object = rest) => ({
  parse: () => parse({ routes: routes.map((route) => ({ expose: './a', ...route })), ...rest }),
  goLive: () => checkClaims(parse({ routes: routes.map((route) => ({ expose: './a', ...route })), ...rest })),
  define: () =>
    parseRemoteDefinition(
      {
        name: 'mfe-a',
        team: 'a',
        routes: routes.map((route) => ({ page: './src/a-page.tsx', ...route })),
        ...defined,
      },
      'remote.ts',
    ),
});

test.each([
  ['two parameters', '/a/:x/:y', { posts: 'one' }],
  ['two parameters', '/a/:x/:y', { postsOf: 'author' }],
  ['a parameter before its end', '/a/:x/read', { posts: 'one' }],
  ['a parameter without a name', '/a/:', { postsOf: 'tag' }],
  ['no parameter', '/a', { posts: 'one' }],
])('a page for each post, author or tag is refused on a path with %s: %s', (_, path, fields) => {
  const { parse: read, goLive, define } = claims([{ path, ...fields }]);
  expect(read).not.toThrow();
  const reason = `path ${path} has a page for each post, author or tag, so it must have one parameter, as its last word`;
  expect(goLive).toThrow(`mfe-a/release.json: ${reason}`);
  expect(define).toThrow(`remote.ts: ${reason}`);
});

test('one route of a remote has the pages of posts', () => {
  const { goLive, define } = claims([
    { path: '/a/:x', posts: 'one' },
    { path: '/b/:x', posts: 'one' },
  ]);
  for (const refuse of [goLive, define]) expect(refuse).toThrow('/a/:x and /b/:x are both the page of each post');
  const others = claims([
    { path: '/a/:x', posts: 'one' },
    { path: '/b/:x', postsOf: 'tag' },
    { path: '/c/:x-y', postsOf: 'author' },
  ]);
  for (const accept of [others.goLive, others.define]) expect(accept).not.toThrow();
});

test.each([
  ['/enquire', false],
  ['/a/:id', false],
  ['/a/one', true],
  ['/b', true],
])('what stands for a page in search results is a page of its remote: %s', (canonical, isOwn) => {
  const {
    parse: read,
    goLive,
    define,
  } = claims([
    { path: '/a/:id', entries: ['/a/one'] },
    { path: '/b', canonical },
  ]);
  expect(read).not.toThrow();
  for (const check of [goLive, define])
    (isOwn ? expect(check).not : expect(check)).toThrow(`path /b names ${canonical} as "canonical"`);
});

const many = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => name(at));
const words = 'abcdefghijklmnopqrstuvwxyz';
const word = (at: number) => `s${words[Math.floor(at / 26) % 26]}${words[at % 26]}`;
const feedOf = (count: number, summary = '') => {
  const item = { path: '/a/b', title: 'B', date: '2026-01-01', category: 'News', summary };
  return { title: 'A', description: 'A', items: Array(count).fill(item) };
};
const route = { path: '/a' };

test.each<[string, number, (count: number) => [readonly object[], object, object?]]>([
  [
    'origins in "connects"',
    maxConnects,
    (count) => [[route], { connects: many(count, (at) => `https://a${at}.example`) }],
  ],
  [
    'characters of an origin',
    maxOrigin,
    (count) => [[route], { connects: [`https://${'a'.repeat(count - 16)}.example`] }],
  ],
  [
    'parts',
    claimBounds.parts,
    (count) => [
      [route],
      { parts: Object.fromEntries(many(count, word).map((slot) => [slot, './a'])) },
      { exposes: many(count, word).map((slot) => ({ slot, part: './src/a-part.tsx' })) },
    ],
  ],
  ['slots', claimBounds.slots, (count) => [[{ ...route, slots: many(count, () => 'news') }], {}]],
  ...(['author', 'tag'] as const).map((postsOf): [string, number, (count: number) => [readonly object[], object]] => [
    `routes with a page for each ${postsOf}`,
    claimBounds.routesOfCollection,
    (count) => [many(count, (at) => `/a${at}/:x`).map((path) => ({ path, postsOf, posts: 'all' })), {}],
  ]),
  [
    'pages with all posts (posts: "all") or all that the site has ("contents")',
    claimBounds.wholeLists,
    (count) => [
      [
        { path: '/a/:id', entries: many(count - 10, (at) => `/a/n${at}`), posts: 'all' },
        { path: '/b', aliases: many(8, (at) => `/c${at}`), posts: 'all' },
        { path: '/d', contents: true },
      ],
      {},
    ],
  ],
  [
    'pages with the latest posts (posts: "latest")',
    claimBounds.latestLists,
    (count) => [
      [
        { path: '/a/:id', entries: many(count - 10, (at) => `/a/n${at}`), posts: 'latest' },
        { path: '/b', aliases: many(9, (at) => `/c${at}`), posts: 'latest' },
        { path: '/t/:tag', postsOf: 'tag', posts: 'latest' },
      ],
      {},
    ],
  ],
  [
    'feeds',
    claimBounds.feeds,
    (count) => [many(count, (at) => `/a${at}`).map((path) => ({ path, feed: feedOf(0) })), {}],
  ],
  [
    'items of feeds and calendars',
    claimBounds.listed,
    (count) => [
      [
        { path: '/z', feed: feedOf(count - 4500) },
        ...many(5, (at) => `/b${at}`).map((path) => ({
          path,
          calendars: Object.fromEntries(many(900, (at) => `d${at}.ics`).map((name) => [name, ''])),
        })),
      ],
      {},
    ],
  ],
  [
    'characters of feeds and calendars',
    claimBounds.listedText,
    (count) => [[{ ...route, feed: feedOf(1, 'x'.repeat(count - JSON.stringify([feedOf(1), {}]).length)) }], {}],
  ],
])('a remote has no more %s than can be written, or put into other pages, quickly', (what, most, claim) => {
  const fits = claims(...claim(most));
  const exceeds = claims(...claim(most + 1));
  for (const check of [fits.goLive, fits.define, exceeds.parse]) expect(check).not.toThrow();
  for (const check of [exceeds.goLive, exceeds.define])
    expect(check).toThrow(`has ${most + 1} ${what}, and must have ${most} at most`);
});

test('the names of a remote’s routes and parts are limited, as every page has them', () => {
  const path = (at: number) => `/a/${'x'.repeat(180)}${at}`;
  const check = (count: number) =>
    claims(many(count, (at) => path(at + 100)).map((one) => ({ path: one, render: 'client' })));
  const fits = check(200);
  const exceeds = check(300);
  for (const accept of [fits.goLive, fits.define, exceeds.parse]) expect(accept).not.toThrow();
  const reason =
    /has \d{5} characters of paths, aliases, variants, slots, exposes and parts, and must have 50000 at most/;
  for (const refuse of [exceeds.goLive, exceeds.define]) expect(refuse).toThrow(reason);
  const aliases = many(900, path);
  const variants = { parameter: 'size', values: many(1000, (at) => `${'v'.repeat(90)}${at + 1000}`) };
  const fields = [[{ path: '/b', aliases }], ['/c', '/d'].map((one) => ({ path: one, variants }))];
  for (const routes of fields) expect(claims(routes).goLive).toThrow('characters of paths');
});

test('no page of each post, author or tag is given all that the site has', () => {
  for (const fields of [{ postsOf: 'tag' }, { posts: 'one' }]) {
    const { parse: read, goLive, define } = claims([{ path: '/a/:x', contents: true, ...fields }]);
    expect(read).not.toThrow();
    for (const refuse of [goLive, define])
      expect(refuse).toThrow('path /a/:x has a page for each post, author or tag, so none');
  }
});

test('the first page has no pages by a query: compose could not name their files', () => {
  const { parse: read, define } = claims([{ path: '/', variants: { parameter: 'size', values: ['a'] } }]);
  for (const refuse of [read, define]) expect(refuse).toThrow('path / is the first page, and pages by a query');
});

test('a release has its files from a short origin, and few of them for a page', () => {
  const goLive = (fields: object) => () => checkClaims(parse(fields));
  expect(goLive({ origin: `https://${'a'.repeat(maxOrigin)}.example` })).toThrow('characters of an origin');
  const load = (styles: string[]) => {
    const files = { ...release.files, ...listFiles(...styles.map((name) => `web/${name}`)) };
    return goLive({ exposes: { './a': { scripts: [], styles } }, files });
  };
  expect(load(many(claimBounds.loaded, (at) => `${at}.css`))).not.toThrow();
  expect(load(many(claimBounds.loaded + 1, (at) => `${at}.css`))).toThrow('scripts, modules and styles of one page');
  expect(load([`${'a'.repeat(claimBounds.loadedText)}.css`])).toThrow('characters of names');
});

const named = (count: number, name: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, name]));
const exposed = (count: number, name = './a') =>
  Object.fromEntries(Object.keys(named(count, name)).map((key) => [key, { scripts: [], styles: [] }]));
const filed = (count: number) => ({ ...release.files, ...listFiles(...Object.keys(named(count - 3, 'web/b'))) });

test.each<[string, number, (count: number) => object]>([
  ['pages and parts in "exposes"', claimBounds.exposes, (count) => ({ exposes: exposed(count) })],
  ['shared packages', claimBounds.shared, (count) => ({ shared: named(count, 'react') })],
  ['files', claimBounds.files, (count) => ({ files: filed(count) })],
])('a release has no more %s than every compose can read in a moment', (what, most, fields) => {
  expect(() => checkClaims(parse(fields(most)))).not.toThrow();
  expect(() => parse(fields(most + 1))).not.toThrow();
  expect(() => checkClaims(parse(fields(most + 1)))).toThrow(`has ${most + 1} ${what}, and must have ${most} at most`);
});

test('file names of a release are limited, and a text too long is not read', () => {
  const files = listFiles(...Object.keys(named(8000, `web/${'b'.repeat(290)}`)));
  const reason = 'characters of exposes, shared packages and names of files, and must have 2000000 at most';
  expect(() => checkClaims(parse({ files }))).toThrow(reason);
  const text = JSON.stringify(release);
  expect(parseReleaseText(text.padEnd(maxReleaseText), 'release.json')).toEqual(release);
  expect(() => parseReleaseText(text.padEnd(maxReleaseText + 1), 'release.json')).toThrow(
    'release.json: has more than 16777216 characters. Release the remote again',
  );
  const query = Object.keys(named(101, 'q'));
  expect(() => parse({ routes: [{ path: '/a', expose: './a', query }] })).toThrow('must be 100 at most');
});

test.each<[string, object]>([
  ['web/gone.js', { exposes: { './a': { scripts: ['gone.js'], styles: [] } } }],
  ['web/gone.js', { exposes: { './a': { scripts: [], modules: ['gone.js'], styles: [] } } }],
  ['web/gone.css', { exposes: { './a': { scripts: [], styles: ['gone.css'] } } }],
  ['web/gone.js', { entries: { ...release.entries, web: 'gone.js' } }],
  ['node/gone.js', { entries: { ...release.entries, node: 'gone.js' } }],
])('a release has the files that it names, also for pages not yet published: %s', (file, fields) => {
  expect(() => parse(fields)).not.toThrow();
  expect(() => checkClaims(parse(fields))).toThrow(`mfe-a/release.json: names ${file}, which is not among its "files"`);
});

test('the files of a route are few enough to be written in a moment', () => {
  const claim = (fields: object) => () => parse({ routes: [{ path: '/a', expose: './a', ...fields }] });
  const calendars = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`d${at}.ics`, '']));
  expect(claim({ calendars: calendars(1000) })).not.toThrow();
  expect(claim({ calendars: calendars(1001) })).toThrow('field "routes.0.calendars": must be 1,000 at most');
  const item = { path: '/a/b', title: 'B', date: '2026-01-01', category: 'News', summary: 'B' };
  const feed = { title: 'A', description: 'A', items: Array(1001).fill(item) };
  expect(claim({ feed })).toThrow('field "routes.0.feed.items": must have 1,000 items at most');
});

test.each([
  ['a version that is no digest', { version: 'A'.repeat(16) }, 'field "version": must be 16 hexadecimal digits'],
  ['a hash of another kind', { files: { 'a.js': { size: 1, integrity: 'sha256-x' } } }, 'must be a SHA-384'],
  ['a size below zero', { files: { 'a.js': { size: -1, integrity } } }, 'size'],
  ['an origin with a path', { origin: 'https://assets.example/a' }, 'field "origin": must be an origin'],
  ['an origin of another scheme', { origin: 'ftp://assets.example' }, 'must be an origin'],
  ['another contract', { contractVersion: 2 }, 'must be 3: update this checkout, or release again with it'],
  ['a strange name', { remote: '../mfe' }, 'field "remote"'],
  ['a long name', { remote: 'm'.repeat(101) }, 'field "remote": must be lower-case words joined by hyphens, of 100'],
])('%s is refused, naming the field and the remedy', (_, part, reason) => {
  expect(() => parse(part)).toThrow(reason);
  expect(() => parse(part)).toThrow('Release the remote again');
});
