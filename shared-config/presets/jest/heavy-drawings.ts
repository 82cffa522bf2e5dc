const repeat = (times: number, write: (index: number) => string) =>
  Array.from({ length: times }, (_, at) => write(at)).join('');

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1000 600">${inside}</svg>`;

const full = 'width="1000" height="600"';

/** Ten levels, each of which draws the one before ten times. */
const levels = (write: (id: string, inside: string) => string, draw: (id: string) => string) =>
  repeat(10, (level) =>
    write(`l${level}`, level === 0 ? `<rect ${full} opacity=".5"/>` : repeat(10, () => draw(`l${level - 1}`))),
  );

const byProperty = (name: string, property: string) =>
  levels(
    (id, inside) => `<${name} id="${id}">${inside}</${name}>`,
    (id) => `<rect ${property}="url(#${id})" width="9" height="9"/>`,
  );

const zigzag = (points: number) => `M0 0L${repeat(points, (at) => `${(at * 7919) % 1000} ${(at * 104_729) % 600} `)}`;

const filter = (steps: string) => svg(`<filter id="f">${steps}</filter><rect filter="url(#f)" ${full}/>`);

/** Rectangles as large as the drawing, each with a filter of one step. */
const filtered = (times: number, step: string) =>
  svg(`<filter id="f">${step}</filter>${`<rect filter="url(#f)" ${full}/>`.repeat(times)}`);

const letters = (times: number, codes: readonly number[], count: number) =>
  svg(
    `<text>${repeat(times, (at) => String.fromCodePoint((codes[at % codes.length] ?? 0) + (Math.floor(at / codes.length) % count)))}</text>`,
  );

/** A list of fonts that nobody has. */
const names = (times: number) => `${repeat(times, (at) => `q${at},`)}serif`;

/** Drawings of some kilobytes, or of many simple elements, that take browsers seconds or for ever; by what makes them so. */
export const heavyDrawings: Readonly<Record<string, string>> = {
  use: svg(
    `${levels(
      (id, inside) => `<g id="${id}">${inside}</g>`,
      (id) => `<use xlink:href="#${id}"/>`,
    )}`,
  ),
  'use of what is only defined': svg(
    `<defs>${levels(
      (id, inside) => `<symbol id="${id}">${inside}</symbol>`,
      (id) => `<use href="#${id}"/>`,
    )}</defs>`,
  ),
  pattern: svg(`<rect ${full} fill="url(#l9)"/>${byProperty('pattern', 'fill')}`),
  'pattern of a line': svg(`<rect ${full} stroke="url(#l9)"/>${byProperty('pattern', 'stroke')}`),
  'pattern by a class': svg(
    `<style>${repeat(10, (level) => `@media all{.c${level}{fill:url( "#l${level}" )}}`)}</style><rect ${full} class="c9"/>${levels(
      (id, inside) => `<pattern id="${id}">${inside}</pattern>`,
      (id) => `<rect class="${id.replace('l', 'c')}" width="9" height="9"/>`,
    )}`,
  ),
  mask: svg(`<rect ${full} mask="url(#l9)"/>${byProperty('mask', 'mask')}`),
  'mask by a style': svg(
    `<rect ${full} style="mask:url(#l9)"/>${byProperty('mask', 'mask').replaceAll(/mask="(url[^"]+)"/g, 'style="mask:$1"')}`,
  ),
  'clip path': svg(`<rect ${full} clip-path="url(#l9)"/>${byProperty('clipPath', 'clip-path')}`),
  marker: svg(
    `<path marker-mid="url(#l9)" d="M0 0h1h1h1"/>${levels(
      (id, inside) => `<marker id="${id}">${inside}</marker>`,
      (id) => `<path marker-mid="url(#${id})" d="M0 0${'h1'.repeat(10)}"/>`,
    )}`,
  ),
  'marker at many points': svg(
    `<marker id="m"><circle r="2"/></marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(30_000)}"/>`,
  ),
  'use within itself': svg('<g id="a"><use href="#a"/></g>'),
  'patterns within each other': svg(
    '<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect fill="url(#a)"/></pattern>',
  ),
  'pattern of every element': svg('<style>*{fill:url(#a)}</style><pattern id="a"><rect/></pattern>'),
  'gradients like each other': svg(
    '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect fill="url(#a)"/>',
  ),
  'mask that masks itself': svg('<mask id="a" mask="url(#a)"/><rect mask="url(#a)"/>'),
  'many within one another': svg('<g>'.repeat(3000)),
  'many within one another by use': svg(`<g id="a0"/>${repeat(300, (at) => `<use id="a${at + 1}" href="#a${at}"/>`)}`),
  'gradients like the one before': svg(
    `${repeat(300, (at) => `<linearGradient id="a${at + 1}" href="#a${at}"/>`)}<rect fill="url(#a300)"/>`,
  ),
  'many blurs': svg(
    `<filter id="f"><feGaussianBlur stdDeviation="1000000"/></filter>${`<rect filter="url(#f)" ${full}/>`.repeat(50)}`,
  ),
  'many blurs by a style': svg(`<rect style="filter:blur(100px)" ${full}/>`.repeat(50)),
  'steps that take the one before twice': filter(
    repeat(30, (at) => `<feBlend in="r${at}" in2="r${at}" result="r${at + 1}"/>`),
  ),
  'merges of the step before': filter('<feMerge><feMergeNode/><feMergeNode/></feMerge>'.repeat(30)),
  'octaves of a turbulence': filter('<feTurbulence numOctaves="1000"/>'),
  'radius of a morphology': filter('<feMorphology radius="500"/>'),
  'order of a convolution': filter(`<feConvolveMatrix order="20" kernelMatrix="${'1 '.repeat(400)}"/>`),
  dashes: svg(`<path stroke="red" stroke-dasharray=".01" d="${zigzag(1000)}"/>`),
  'dashes by a style': svg(`<style>path{stroke:red;stroke-dasharray:.01px}</style><path d="${zigzag(1000)}"/>`),
  'dashes of a length of its own': svg('<path stroke="red" stroke-dasharray="1" pathLength="1e9" d="M0 0h900"/>'),
  'one gradient over the other': svg(
    `<radialGradient id="a"><stop/><stop offset="1"/></radialGradient>${`<rect ${full} fill="url(#a)"/>`.repeat(2000)}`,
  ),
  'stops of a gradient': svg(
    `<linearGradient id="a">${'<stop/>'.repeat(5000)}</linearGradient>${`<rect ${full} fill="url(#a)"/>`.repeat(20)}`,
  ),
  'one colour over the other': svg(`<rect ${full}/>`.repeat(7000)),
  'in percent': svg('<rect width="100%" height="100%"/>'.repeat(7000)),
  'made large': svg(`<g transform="matrix(0 900 900 0 0 0)">${'<rect width="1" height="1"/>'.repeat(7000)}</g>`),
  'made large by a style': svg(
    `<style>g{transform:scale(900)}</style><g>${'<rect width="1" height="1"/>'.repeat(7000)}</g>`,
  ),
  'made large by a view box': svg(
    `<symbol id="s" viewBox="0 0 1 1">${'<rect width="1" height="1"/>'.repeat(7000)}</symbol><use href="#s"/>`,
  ),
  'wide lines': svg(`<g stroke="red" stroke-width="1000">${'<path d="M0 0h1"/>'.repeat(7000)}</g>`),
  'large letters': svg(`<text font-size="900">${'W'.repeat(20_000)}</text>`),
  layers: svg('<g opacity=".5"><rect/><rect/></g>'.repeat(1000)),
  'blended layers': svg('<g style="mix-blend-mode:color"><rect/><rect/></g>'.repeat(1000)),
  'a line to and fro': svg(`<path stroke="red" d="${zigzag(30_000)}"/>`),
  'rules for every element': svg(`<style>${'g *{fill:red}'.repeat(5000)}</style><g>${'<path/>'.repeat(1000)}</g>`),
  'more than 2 MB': svg(`<!-- ${' '.repeat(2_000_000)} -->`),
  'blurs that take each other by names like those of the drawing': svg(
    `<filter id="f">${repeat(300, (at) => `<feGaussianBlur stdDeviation="20" in="Source${at - 1}" result="Source${at}"/>`)}</filter><rect ${full} filter="url(#f)"/>`,
  ),
  'tiny dashes around letters': svg(
    '<text y="550" font-size="600" stroke="red" fill="none" stroke-dasharray=".01">@&amp;8%@</text>'.repeat(40),
  ),
  'filters larger than the lines that have them': svg(
    `<filter id="f" filterUnits="userSpaceOnUse" ${full}><feTurbulence numOctaves="8"/></filter>${repeat(500, (at) => `<path d="M1 ${at}h900" filter="url(#f)"/>`)}`,
  ),
  'a radius in parts of the box': svg(
    `<filter id="f" primitiveUnits="objectBoundingBox"><feMorphology radius=".5"/></filter>${`<rect ${full} filter="url(#f)"/>`.repeat(5)}`,
  ),
  'a long path that is used again and again': svg(
    `<defs><path id="p" d="M0 0${'l1 1'.repeat(5000)}"/>${'<use href="#p"/>'.repeat(400)}</defs>`,
  ),
  'displaced from afar': filtered(8, '<feDisplacementMap in2="SourceGraphic" scale="500"/>'),
  'lit from a point': filtered(
    20,
    '<feSpecularLighting specularExponent="30"><fePointLight x="5" y="5" z="9"/></feSpecularLighting>',
  ),
  'lit from afar': filtered(20, '<feDiffuseLighting><feDistantLight azimuth="5"/></feDiffuseLighting>'),
  turbulences: filtered(21, '<feTurbulence baseFrequency=".1"/>'),
  'convolutions of a usual order': filtered(6, '<feConvolveMatrix kernelMatrix="1 1 1 1 1 1 1 1 1"/>'),
  'a convolution of a large order': filtered(1, `<feConvolveMatrix order="7" kernelMatrix="${'1 '.repeat(49)}"/>`),
  morphologies: filtered(7, '<feMorphology operator="dilate" radius="10"/>'),
  'blends of the drawing with itself': filtered(21, '<feBlend in2="SourceGraphic" mode="color"/>'),
  'composites of the drawing with itself': filtered(
    21,
    '<feComposite in2="SourceGraphic" operator="arithmetic" k1=".3"/>',
  ),
  'merges of many': filtered(2, `<feMerge>${'<feMergeNode in="SourceGraphic"/>'.repeat(21)}</feMerge>`),
  tiles: filtered(13, '<feFlood width="1" height="1"/><feTile/>'),
  'moved from afar': filtered(13, '<feOffset dx="900"/>'),
  'shadows from afar': filtered(3, '<feDropShadow dx="400" dy="0" stdDeviation="90"/>'),
  'few blurs, of the whole': filtered(3, '<feGaussianBlur stdDeviation="100"/>'),
  'few blurs by a style': svg(`<rect style="filter:blur(500px)" ${full}/>`.repeat(7)),
  'many elements within a blur': svg(
    `<g style="filter:blur(500px)">${'<rect width="900" height="600"/>'.repeat(900)}</g>`,
  ),
  'letters of many fonts': letters(9000, [0x4e00, 0xac00, 0x10000, 0x12000, 0x1f300], 8000),
  'Chinese letters, each another': letters(9000, [0x4e00], 20_000),
  'letters with signs above': svg(`<text>${`a${'\u0301'.repeat(2000)}`.repeat(5)}</text>`),
  'a place for each letter': svg(`<text x="${'1 '.repeat(17_000)}">${'a'.repeat(17_000)}</text>`),
  'a turn for each letter': svg(`<text rotate="${'1 '.repeat(17_000)}">${'a'.repeat(17_000)}</text>`),
  'letters at places of their own': svg(`<text>${'<tspan x="1">a</tspan>'.repeat(9000)}</text>`),
  'lines around large letters': svg(
    `<g font-size="600" fill="none" stroke="red">${'<text y="500">@@@@</text>'.repeat(500)}</g>`,
  ),
  'a pattern with a tile larger than the drawing': svg(
    `<pattern id="p" width="9999" height="9999" patternUnits="userSpaceOnUse"/>${`<rect ${full} fill="url(#p)"/>`.repeat(16)}`,
  ),
  'small shapes with a large tile': svg(
    `<pattern id="p" width="9999" height="9999" patternUnits="userSpaceOnUse"/>${'<rect width="9" height="9" fill="url(#p)"/>'.repeat(250)}`,
  ),
  'letters along a long path': svg(
    `<path id="p" d="${zigzag(4000)}"/>${'<text><textPath href="#p">a</textPath></text>'.repeat(100)}`,
  ),
  'dashes with round ends': svg(
    `<path stroke="red" stroke-width="20" stroke-linecap="round" stroke-dasharray="1 3" d="M0 0${'h900v1h-900v1'.repeat(280)}"/>`,
  ),
  'drawings within it that are larger by a style': svg(
    `<filter id="f" filterUnits="userSpaceOnUse" width="100" height="60"><feTurbulence baseFrequency=".5" numOctaves="9"/></filter>${'<svg viewBox="0 0 100 60" width="1" height="1" style="width:1000px;height:600px"><rect width="100" height="60" filter="url(#f)"/></svg>'.repeat(60)}`,
  ),
  'curves with round corners': svg(
    `<path fill="none" stroke="red" stroke-width="300" stroke-linejoin="round" d="M0 0${repeat(4000, (at) => `Q${(at * 7919) % 1000} ${(at * 104_729) % 600} ${(at * 31) % 1000} ${(at * 17) % 600}`)}"/>`,
  ),
  'fonts of a long list': svg(`<text font-family="${names(10_000)}">a</text>`),
  'fonts of a long list, by a style': svg(`<style>.a{font-family:${names(10_000)}}</style><text class="a">a</text>`),
  'fonts of a long list, by one property for all': svg(`<text style="font:9px ${names(10_000)}">a</text>`),
  'fonts of a long list, by a variable': svg(
    `<style>g{--f:${names(10_000)}}text{font-family:var(--f)}</style><g><text>a</text></g>`,
  ),
  'features of a font': svg(`<text style="font-feature-settings:${"'abcd' 1,".repeat(10_000)}'abcd' 1">a</text>`),
  'a font for each text': svg(repeat(3000, (at) => `<text font-family="q${at}">a</text>`)),
  'a font for each shape': svg(repeat(3000, (at) => `<rect font-family="q${at}" x="1ex"/>`)),
  'a size for each text': svg(repeat(3000, (at) => `<text font-size="${10 + at / 100}">a</text>`)),
  'a scale for each text': svg(repeat(3000, (at) => `<text transform="scale(${1 + at / 1000})">a</text>`)),
  'a scale for each text, by a turn between two': svg(
    `<g transform="scale(4 1)">${repeat(3000, (at) => `<g transform="rotate(${at / 100})"><text transform="scale(4 1)">a</text></g>`)}</g>`,
  ),
  'a scale for each text, by a drawing around': svg(
    repeat(2500, (at) => `<svg width="9" height="${1 + at / 9}" viewBox="0 0 9 900"><text>a</text></svg>`),
  ),
  'masks of a list': svg(`<mask id="m"/><rect ${full} mask="${'url(#m),'.repeat(300)}url(#m)"/>`),
  'masks of a list, by a style': svg(`<mask id="m"/><rect ${full} style="mask:${'url(#m),'.repeat(300)}url(#m)"/>`),
  'masks of a list, as what stands for a variable': svg(
    `<mask id="m"/><rect ${full} style="mask:var(--m,url(#m)${',none'.repeat(10_000)})"/>`,
  ),
  'backgrounds of a list': `<svg viewBox="0 0 9 9" style="background:${'none,'.repeat(100_000)}red"/>`,
  'functions of a filter that covers little': svg(
    `<rect width="1" height="1" style="filter:${'invert(1) '.repeat(8000)}"/>`,
  ),
  'stops of a gradient of small shapes': svg(
    `<linearGradient id="g">${'<stop/>'.repeat(7000)}</linearGradient><g fill="url(#g)">${'<rect width=".1" height=".1"/>'.repeat(8000)}</g>`,
  ),
  'stops of a gradient of letters at places of their own': svg(
    `<linearGradient id="g">${'<stop/>'.repeat(7000)}</linearGradient><text font-size="1" fill="url(#g)" x="${'1 '.repeat(4000)}">${'a'.repeat(4000)}</text>`,
  ),
  'classes that rules ask for': svg(
    `<style>${`.a${'.z'.repeat(8000)}{fill:red}`.repeat(50)}</style>${`<g class="${repeat(5000, (at) => `${at} `)}a z"/>`.repeat(50)}`,
  ),
  'rules for each copy of an element': svg(
    `<style>${'a{fill:red}rect{fill:red}'.repeat(5000)}</style><rect id="r" width="1" height="1"/>${'<use href="#r"/>'.repeat(9000)}`,
  ),
};
