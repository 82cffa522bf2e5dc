import { ContractError } from './contract-error';
import { defineRemote, exposeName, listRoutes, parseRemoteDefinition } from './remote-definition';
import { federationName } from './remote-name';

const page = './src/enquire/enquire-page.tsx';

test('a well-formed definition is returned as it was written', () => {
  const definition = defineRemote({
    name: 'mfe-service',
    team: 'partners',
    routes: [{ path: '/dealers', page }],
  });
  expect(definition.routes[0]?.path).toBe('/dealers');
});

test('pages of an author’s posts get their posts like other pages', () => {
  const routes = [{ path: '/people/:name', page: './src/enquire/enquire-page.tsx', postsOf: 'author' as const }];
  expect(listRoutes({ routes })).toEqual([
    { path: '/people/:name', expose: './enquire/enquire-page', postsOf: 'author', posts: 'latest' },
  ]);
});

test('what the site has comes with the posts of a page', () => {
  const routes = [{ path: '/find', page, contents: true as const }];
  expect(listRoutes(defineRemote({ name: 'mfe-service', team: 'partners', routes }))).toEqual([
    { path: '/find', expose: './enquire/enquire-page', contents: true, posts: 'latest' },
  ]);
});

test.each([
  ['a trailing slash', { path: '/enquire/', page }, /routes\.0\.path/],
  ['a relative path', { path: 'contact', page }, /routes\.0\.path/],
  ['a page outside src', { path: '/enquire', page: './enquire-page.tsx' }, /routes\.0\.page/],
  ['an unknown field', { path: '/enquire', page, lazy: true }, /lazy/],
  ['no variant value', { path: '/enquire', page, variants: { parameter: 'product', values: [] } }, /variants\.values/],
])('a route with %s is refused, naming the field', (_, route, field) => {
  expect(() => defineRemote({ name: 'mfe-service', team: 'partners', routes: [route] })).toThrow(field);
});

test.each([
  ['a pattern', { '/old/:id': '/a' }],
  ['an address of the site', { '/thank-you': '/a' }],
  ['another site', { '/old': 'https://evil.example' }],
])('a redirect with %s is refused', (_, redirects) => {
  expect(() => defineRemote({ name: 'mfe-a', team: 'a', routes: [{ path: '/a', page }], redirects })).toThrow(
    /redirects/,
  );
});

const entry = { to: '/a', label: 'A' };
test.each([
  [
    'a page that it does not have',
    { resources: [{ ...entry, to: '/b' }] },
    'field "menuEntries.resources": /b is no path of this remote',
  ],
  ['the pattern of a page', { resources: [{ ...entry, to: '/s/:id' }] }, /menuEntries\.resources\.0\.to/],
  ['a page twice', { resources: [entry, entry] }, 'field "menuEntries.resources": /a is there twice'],
  ['no label', { resources: [{ ...entry, label: ' ' }] }, /resources\.0\.label": must not be empty/],
  ['a long label', { resources: [{ ...entry, label: 'a'.repeat(41) }] }, /label": must have 40 characters at most/],
  ['a label of two lines', { resources: [{ ...entry, label: 'A\nB' }] }, /label": must be one line/],
  ['a long note', { resources: [{ ...entry, note: 'a'.repeat(81) }] }, /note": must have 80 characters at most/],
  ['a picture of another site', { resources: [{ ...entry, picture: '//evil.example/a' }] }, /resources\.0\.picture/],
  [
    'an unknown field',
    { resources: [{ ...entry, icon: 'a' }] },
    /there is no such field, only to, label, note, picture/,
  ],
  ['a menu with capitals', { Resources: [entry] }, /must be lower-case words joined by hyphens/],
])('menu entries with %s are refused, naming the field', (_, menuEntries, reason) => {
  const routes = [
    { path: '/a', page },
    { path: '/s/:id', page, entries: ['/s/one'] },
  ];
  const define = (given: object) =>
    parseRemoteDefinition({ name: 'mfe-a', team: 'a', routes, menuEntries: given }, 'mfe-a/remote.ts');
  expect(() => define(menuEntries)).toThrow(reason);
  expect(define({ resources: [{ to: '/s/one', label: 'One', note: 'The first' }] }).menuEntries).toBeDefined();
});

test('a remote has 20 entries in menus at most', () => {
  const routes = Array.from({ length: 21 }, (_, at) => ({ path: `/a${at}`, page }));
  const menuEntries = { resources: routes.map(({ path }) => ({ to: path, label: path })) };
  expect(() => defineRemote({ name: 'mfe-a', team: 'a', routes, menuEntries })).toThrow(
    'has 21 menu entries, and must have 20 at most',
  );
});

test.each([
  ['a module that is no part', [{ slot: 'robot-news', part: './src/news.tsx' }], /exposes\.0\.part/],
  ['a slot with capitals', [{ slot: 'RobotNews', part: './src/news-part.tsx' }], /exposes\.0\.slot/],
  [
    'one slot twice',
    ['one', 'other'].map((part) => ({ slot: 'news', part: `./src/${part}-part.tsx` })),
    /each slot once/,
  ],
])('parts with %s are refused, naming the field', (_, exposes, field) => {
  expect(() => defineRemote({ name: 'mfe-a', team: 'a', routes: [], exposes })).toThrow(field);
});

test('a path claimed twice is refused, naming the path', () => {
  const define = () =>
    defineRemote({
      name: 'mfe-service',
      team: 'partners',
      routes: [
        { path: '/a', page },
        { path: '/a', page },
      ],
    });
  expect(define).toThrow(ContractError);
  expect(define).toThrow('path /a is claimed twice');
});

test.each([
  ['/404', 'the site keeps this address for itself'],
  ['/forms', 'the site keeps this address for itself'],
  ['/Forms/new', 'the site keeps this address for itself'],
  ['/__errors', 'the site keeps this address for itself'],
  ['/*', 'a wildcard claims the pages of other teams'],
  ['/enquire/*', 'a wildcard claims the pages of other teams'],
  ['/:page', 'it begins with a parameter, so it claims /404'],
  ['/robots.txt', 'a page has no dot in its last word'],
])('%s is refused as a path, an alias or an entry: %s', (address, reason) => {
  const define = (route: object) => () =>
    defineRemote({ name: 'mfe-a', team: 'a', routes: [{ path: '/ours/:id', page, entries: [], ...route }] });
  expect(define({ path: address })).toThrow(`mfe-a/remote.ts: field "routes.0.path": "${address}": ${reason}`);
  expect(define({ aliases: [address] })).toThrow(`field "routes.0.aliases.0": "${address}": ${reason}`);
  expect(define({ entries: [address] })).toThrow(`field "routes.0.entries.0": "${address}": ${reason}`);
});

test('an unknown field is refused with its path and the known fields', () => {
  const redirect = { name: 'mfe-a', team: 'a', routes: [], redirect: { '/old': '/new' } };
  expect(() => parseRemoteDefinition(redirect, 'mfe-a/remote.ts')).toThrow(
    /^mfe-a\/remote\.ts: field "redirect": there is no such field, only name, team, routes, .*redirects.*\. Correct that field in remote\.ts$/,
  );
});

test.each([
  ['one that differs in upper and lower case', ['/enquire', '/Enquire'], 'path /Enquire is claimed twice, as /enquire'],
  ['one whose parameter has another name', ['/a/:id', '/a/:slug'], 'path /a/:slug is claimed twice, as /a/:id'],
  [
    'one that never gets an address',
    ['/a/:id', '/a/new'],
    'path /a/new stands behind /a/:id, which matches it as well. Put the route of /a/new before that of /a/:id',
  ],
])('two routes of one remote, %s, are refused', (_, paths, message) => {
  const routes = paths.map((path) => ({ path, page, ...(path.includes(':') ? { entries: ['/a/one'] } : {}) }));
  expect(() => defineRemote({ name: 'mfe-a', team: 'a', routes })).toThrow(message);
});

test('an entry is an address of its own path, and not a page of another route', () => {
  const define = (...entries: string[]) =>
    defineRemote({
      name: 'mfe-a',
      team: 'a',
      routes: [
        { path: '/a/new', page },
        { path: '/a/:id', page, entries },
      ],
    });
  expect(() => define('/a/one', '/A/Two')).not.toThrow();
  expect(() => define('/products/pump')).toThrow('entry /products/pump is no address of its path /a/:id');
  expect(() => define('/a/one/more')).toThrow('entry /a/one/more is no address');
  expect(() => define('/a/new')).toThrow('path /a/new is claimed twice');
});

test('a path with a parameter must list the paths to prerender', () => {
  expect(() => defineRemote({ name: 'mfe-a', team: 'a', routes: [{ path: '/story/:id', page }] })).toThrow(
    'no entries',
  );
});

test('names for Module Federation are derived, never written twice', () => {
  expect(federationName('mfe-writing')).toBe('mfe_writing');
  expect(exposeName(page)).toBe('./enquire/enquire-page');
});

test.each([
  ['a name in upper case', { name: 'mfe-A' }, /name/],
  ['a name that ends with a hyphen', { name: 'mfe-' }, /name/],
  ['a name that every object has', { name: 'constructor' }, /field "name"/],
  ['a name that every class has', { name: 'prototype' }, /field "name"/],
  ['the name of what an object comes from', { name: '__proto__' }, /field "name"/],
  ['no team', { team: '' }, /team/],
  ['a redirect to a pattern', { redirects: { '/old': '/a/:id' } }, /redirects/],
  ['a pattern that is given up', { gone: ['/old/:id'] }, /gone/],
  ['an origin with a path', { connects: ['https://api.example/v1'] }, /connects/],
  ['an origin that is not encrypted', { connects: ['http://api.example'] }, /connects.*with https/],
  ['every origin', { connects: ['https://*.example'] }, /connects/],
  [
    'an origin that ends the line of the policy',
    { connects: ["https://api.example; script-src 'unsafe-inline'"] },
    /connects/,
  ],
  ['a redirect with a trailing slash', { redirects: { '/old/': '/a' } }, /redirects/],
])('a remote with %s is refused, naming the field', (_, part, field) => {
  const definition = { name: 'mfe-a', team: 'a', routes: [{ path: '/a', page }], ...part };
  expect(() => defineRemote(definition)).toThrow(field);
});

test('an alias and an entry claim their addresses as a path does', () => {
  const define = (first: object, second: object) => () =>
    defineRemote({
      name: 'mfe-a',
      team: 'a',
      routes: [
        { path: '/a', page, ...first },
        { path: '/b', page, ...second },
      ],
    });
  expect(define({ aliases: ['/b'] }, {})).toThrow('path /b is claimed twice');
  expect(define({}, { aliases: ['/A'] })).toThrow('path /A is claimed twice, as /a');
  expect(define({}, { aliases: ['/c'] })).not.toThrow();
});

test('a page of posts lists the posts; other pages with a parameter list their entries', () => {
  const define = (posts: { posts: 'one' | 'all' } | { postsOf: 'author' | 'tag' }) => () =>
    defineRemote({ name: 'mfe-a', team: 'a', routes: [{ path: '/posts/:slug', page, ...posts }] });
  expect(define({ posts: 'one' })).not.toThrow();
  for (const postsOf of ['author', 'tag'] as const) expect(define({ postsOf })).not.toThrow();
  expect(define({ posts: 'all' })).toThrow('no entries');
});
