import { cleanSvg } from './clean-svg';
import { UnsafeSvgError } from './unsafe-svg-error';

const svg = (inside: string, attributes = 'viewBox="0 0 200 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

test('a drawing stays what it shows, with its size in px', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.b{fill:url(#a)}</style><g class="b" style="stroke:url(&quot;#a&quot;)"><path d="M0 0L1 1"></path><use href="#c"></use></g><text>A &lt; B</text>';
  expect(cleanSvg(svg(drawing))).toEqual({
    svg: `<svg viewBox="0 0 200 100" xmlns="http://www.w3.org/2000/svg" width="200" height="100">${drawing}</svg>`,
    width: 200,
    height: 100,
  });
});

test('its size is that of its viewBox where it gives none in px, and never too small to be said in whole numbers', () => {
  const sizeOf = (attributes: string) => {
    const { width, height } = cleanSvg(svg('', attributes));
    return [width, height];
  };
  expect(sizeOf('width="100%" viewBox="0 0 640 480"')).toEqual([640, 480]);
  expect(sizeOf('width="320px" height="240"')).toEqual([320, 240]);
  expect(sizeOf('viewBox="0 0 3 1"')).toEqual([300, 100]);
  expect(() => sizeOf('width="10em" height="2em"')).toThrow('Give its <svg> a viewBox');
});

test('who drew it with which program in which folder is not in it', () => {
  const { svg: clean } = cleanSvg(
    `<?xml version="1.0"?><!-- by Ada --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(
      '<metadata><rdf>Ada</rdf></metadata><sodipodi:namedview><g/></sodipodi:namedview><g inkscape:label="C:\\Ada" data-name="Ada"/><!-- Ada -->',
      'viewBox="0 0 1 1" xmlns:inkscape="http://inkscape" sodipodi:docname="/home/ada/a.svg"',
    )}`,
  );
  expect(clean).toBe(
    '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg" width="100" height="100"><g></g></svg>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">1</svg:script>',
  '<g onclick="a()"/>',
  '<g ONLOAD="a()"/>',
  '<set attributeName="href" onbegin="a()"/>',
  '<foreignObject><p/></foreignObject>',
  '<image href="a.png"/>',
  '<feImage href="#a"/>',
  '<use href="https://a.example/#a"/>',
  '<use xlink:href="//a.example/#a"/>',
  '<use href=" data:image/svg+xml,a"/>',
  '<path fill="url(https://a.example/#a)"/>',
  '<path fill="URL( \'//a.example\' )"/>',
  '<path style="fill:u/**/rl(//a.example)"/>',
  '<path style="fill:\\75rl(//a.example)"/>',
  '<style>@import "//a.example";</style>',
  '<style><![CDATA[a{b:url(//a.example)}]]></style>',
  '<style>a{b:u&#114;l(//a.example)}</style>',
  '<style>@im<![CDATA[port ]]>"//a.example";</style>',
  '<style>@im<!-- -->port "//a.example";</style>',
  '<style>@im<g/>port "//a.example";',
  '<style>u//**/* */rl(//a.example)</style>',
  '<a href="javascript:a()"><path/></a>',
  '<metadata><script/></metadata>',
  '<?xml-stylesheet href="//a.example"?>',
  '<iframe src="a"/>',
])('what runs, or brings in what is elsewhere, is refused: %s', (inside) => {
  expect(() => cleanSvg(svg(inside))).toThrow(UnsafeSvgError);
});

test.each([
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>',
  '<html><svg viewBox="0 0 1 1"/></html>',
  '<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>',
  '',
  svg('<g/>'.repeat(50_001)),
])('what is no single drawing, or more than browsers draw, is refused', (text) => {
  expect(() => cleanSvg(text)).toThrow(UnsafeSvgError);
});

test('a comment in a style is not in it, and neither is what a browser would not take for one', () => {
  for (const style of ['a{fill:red}/* C:\\mine */', 'a{fill:red}', 'a{fill:red}/*"*/'])
    expect(cleanSvg(svg(`<style>${style}</style>`)).svg).toContain('<style>a{fill:red}</style>');
  const hidden = 'a{b:"/*"}a{b:url(//a.example)}a{b:"*/"}';
  expect(cleanSvg(svg(`<style>${hidden}</style><path style='${hidden}'/>`)).svg).not.toContain('a.example');
});

test('a style has text alone', () => {
  expect(cleanSvg(svg('<style>a{<g/>fill:<style>b</style>red}</style><path d="M0 0"/>')).svg).toContain(
    '<style>a{fill:red}</style><path d="M0 0"></path>',
  );
});

test('what it left open is closed, and what follows it is not in it', () => {
  expect(cleanSvg('<svg viewBox="0 0 100 100"><g><path d="M0 0"').svg).toMatch(/<\/g><\/svg>$/);
  expect(cleanSvg(`${svg('')}<!-- <script> --> PK\u0003\u0004`).svg).not.toMatch(/script|PK/);
});
