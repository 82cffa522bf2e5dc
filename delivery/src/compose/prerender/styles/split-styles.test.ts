import { startSplitting } from './split-styles';

/** A page whose first view has elements with some classes, and its rest others. */
const page = (first: readonly string[], rest: readonly string[] = []) => {
  const draw = (classes: readonly string[]) => classes.map((one) => `<p class="${one}"></p>`).join('');
  return `<main><article><header>${draw(first)}<img></header>${draw(rest)}</article></main>`;
};
const href = '/assets/mfe-a/0123456789abcdef/page.css';
const split = (css: string, html = page(['aaaa_hero'], ['bbbb_list'])) => {
  const split = startSplitting()(html, [{ href, css }]);
  return [split?.first.map((style) => style.css).join('') ?? css, split?.later.css ?? ''];
};

test('a rule waits when its classes come after the first view', () => {
  expect(split('.aaaa_hero{color:red}.bbbb_list{color:blue}.aaaa_hero .bbbb_list{top:0}')).toEqual([
    '.aaaa_hero{color:red}',
    '.bbbb_list{color:blue}.aaaa_hero .bbbb_list{top:0}',
  ]);
});

test('of two pages with the same stylesheets each is split by its own classes', () => {
  const splitOne = startSplitting();
  const css = '.aaaa_hero{color:red}.bbbb_list{color:blue}';
  const laterOf = (html: string) => splitOne(html, [{ href, css }])?.later.css;
  expect(laterOf(page(['aaaa_hero'], ['bbbb_list']))).toBe('.bbbb_list{color:blue}');
  expect(laterOf(page(['bbbb_list'], ['aaaa_hero']))).toBe('.aaaa_hero{color:red}');
});

test('a rule without classes, and one for several elements of which one is shown, come first', () => {
  const css = 'h1{margin:0}.bbbb_list,.aaaa_hero{color:red}';
  expect(split(css)).toEqual([css, '']);
});

test('classes inside of :not(), :is() and :has() do not have to be there', () => {
  const css = '.aaaa_hero:not(.bbbb_list):has(.cccc_x),.aaaa_hero:is(.bbbb_list){top:0}';
  expect(split(css)).toEqual([css, '']);
});

test('rules for paper wait, whatever they style; those for a screen with dark colours do not', () => {
  expect(
    split(
      '@media print{.aaaa_hero{color:#000}@page{margin:0}}@media screen and (prefers-color-scheme:dark){h1{top:0}}',
    ),
  ).toEqual([
    '@media screen and (prefers-color-scheme:dark){h1{top:0}}',
    '@media print{.aaaa_hero{color:#000}@page{margin:0}}',
  ]);
});

test('the order of layers stays, and so do typefaces; keyframes go with who uses them', () => {
  expect(
    split(
      '@layer reset{.bbbb_list{top:0}}@layer ui{@font-face{font-family:A}.aaaa_hero{animation:1s aaaa_in}@keyframes aaaa_in{to{top:0}}@keyframes bbbb_in{to{top:0}}}',
    ),
  ).toEqual([
    '@layer reset{}@layer ui{@font-face{font-family:A}.aaaa_hero{animation:1s aaaa_in}@keyframes aaaa_in{to{top:0}}}',
    '@layer reset{.bbbb_list{top:0}}@layer ui{@keyframes bbbb_in{to{top:0}}}',
  ]);
});

describe('a rule that would come on top of another one if it came later', () => {
  const together = page(['aaaa_hero'], ['aaaa_hero bbbb_list']);

  test('comes first when both can meet on an element: together on the page, or from one file', () => {
    const apart = '.bbbb_list{color:blue}.aaaa_hero{color:red}';
    expect(split(apart)[0]).toBe('.aaaa_hero{color:red}');
    expect(split(apart, together)[0]).toBe(apart);
    const oneFile = '.aaaa_open{border-color:red}.aaaa_hero{border:0}';
    expect(split(oneFile)[0]).toBe(oneFile);
  });

  test.each([
    ['sets another property', '.bbbb_list{color:blue}.aaaa_hero{top:0}'],
    ['is more specific anyway', '.bbbb_list.bbbb_list{color:blue}.aaaa_hero{color:red}'],
    ['is in another layer', '@layer a{.bbbb_list{color:blue}}@layer b{.aaaa_hero{color:red}}'],
    ['styles a part of its own', '.bbbb_list:before{color:blue}.aaaa_hero{color:red}'],
    ['styles another element', 'p.bbbb_list{color:blue}a.aaaa_hero{color:red}'],
    ['comes behind it already', '.aaaa_hero{color:red}.bbbb_list{color:blue}'],
  ])('waits when it %s', (_, css) => {
    expect(split(css, together)[1]).toContain('bbbb_list');
  });

  test('waits when it is there again behind the other one', () => {
    const css = '.bbbb_list{color:blue}.aaaa_hero{color:red}.bbbb_list{color:blue}';
    expect(split(css, together)).toEqual(['.aaaa_hero{color:red}', '.bbbb_list{color:blue}.bbbb_list{color:blue}']);
  });
});

test('later styles of all stylesheets are one file, named after the release of the page and its content, on the own origin', () => {
  const css = '.bbbb_list{top:0}';
  const styles = [
    { href: '/assets/shell/fedcba9876543210/shell.css', css },
    { href: `https://cdn.example${href}`, css },
  ];
  const later = startSplitting()(page(['aaaa_hero'], ['bbbb_list']), styles)?.later;
  expect(later?.href).toMatch(/^\/assets\/later-styles\/mfe-a\/0123456789abcdef\/[0-9a-f]{12}\.css$/);
  expect(later?.css).toBe(css + css);
});
