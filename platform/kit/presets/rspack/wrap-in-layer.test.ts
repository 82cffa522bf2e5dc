const wrapInLayer: (this: { resourcePath: string; rootContext: string }, source: string) => string =
  jest.requireActual('./wrap-in-layer.cjs');

const wrap = (source: string, resourcePath = '/checkout/mfe-a/src/page/page.module.css'): string =>
  wrapInLayer.call({ resourcePath, rootContext: '/checkout/mfe-a' }, source);

test.each([
  ['/checkout/mfe-a/src/page/page.module.css', 'remote'],
  ['/checkout/shared-ui/src/badge.module.css', 'ui'],
  ['/checkout/platform/kit/page/badge.module.css', 'ui'],
  ['/repository/node_modules/kit/page/badge.module.css', 'ui'],
  ['/checkout/shell/src/header/menu.module.css', 'shell'],
  ['/checkout/platform/kit/host/skeleton/page-skeleton.module.css', 'shell'],
  ['/checkout/shared-config/src/tokens/global.css', 'reset'],
  ['/checkout/shared-config/src/tokens/tokens.css', 'tokens'],
  ['C:\\checkout\\shell\\src\\header\\menu.module.css', 'shell'],
])('%s goes into the layer %s, with the lines that it has', (path, layer) => {
  expect(wrap('.a {\n}', path)).toBe(`@layer ${layer} {.a {\n}\n}\n`);
});

test('a stylesheet that is in its layer stays as it is, and gets into no other one', () => {
  const own = '/* Of all pages. */\n@layer ui {\n  .a {\n  }\n}\n';
  expect(wrap(own, '/checkout/shared-ui/src/badge.module.css')).toBe(own);
  expect(wrap(own)).toBe(`@layer remote {${own}\n}\n`);
  for (const outside of ['.b {\n}\n', '@layer shell {\n  .b {\n  }\n}\n'])
    expect(wrap(own + outside, '/checkout/shared-ui/src/badge.module.css')).toBe(`@layer ui {${own}${outside}\n}\n`);
  expect(() => wrap('@layer remote {\n  p {\n  }\n}\n')).toThrow('"p" applies outside of this module');
});

test.each([
  ['.a :not(.b) > p', 'a class of its own'],
  ['.a:has(> :nth-child(4):last-child) .b', 'a condition on its own class'],
  ['.a { & p {} > h2 {} }', 'nested rules'],
  ['@media print { .a { color: red } }', 'a media query'],
  ['@font-face { font-family: "mfe-a Stencil"; src: url(./stencil.woff2) }', 'a typeface of its own name'],
  ['@keyframes turn { from { rotate: 0 } 50% { rotate: 1turn } }', 'keyframes'],
])('%s is accepted: %s', (source) => {
  expect(() => wrap(source.includes('{') ? source : `${source} {}`)).not.toThrow();
});

test.each([
  [':root:has(.a) header a {}', '":root:has(.a) header a" applies outside of this module. Begin with a class of it'],
  ['.a, a:not(.b:is(.c)) {}', 'applies outside of this module'],
  ['body {}', 'applies outside of this module'],
  ['}\n.a {}\n@layer shell {', 'Unexpected }'],
  ['@font-face { font-family: Archivo }', 'could be another\'s. Call it "mfe-a Archivo"'],
  ["@import 'other.css';", '@import holds for every page of the site'],
])('%s is refused, naming file and line', (source, reason) => {
  expect(() => wrap(`.b {}\n${source}`)).toThrow(reason);
  expect(() => wrap(`.b {}\n${source}`)).toThrow('/checkout/mfe-a/src/page/page.module.css:2:');
});

test('the shell has styles for the whole document', () => {
  expect(() => wrap(':global(html):has(.menu[open]) {}', '/checkout/shell/src/header/menu.module.css')).not.toThrow();
});

test('the order of the layers stands outside of them', () => {
  expect(wrap('@layer tokens, reset;\n', '/checkout/shared-config/src/tokens/layers.css')).toBe(
    '@layer tokens, reset;\n',
  );
});
