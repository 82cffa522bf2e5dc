const repeat = (times: number, write: (index: number) => string) =>
  Array.from({ length: times }, (_, at) => write(at)).join('');

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1000 600">${inside}</svg>`;

const full = 'width="1000" height="600"';

/** Ten levels, each of which draws the one before ten times. */
const levels = (write: (id: string, inside: string) => string, draw: (id: string) => string) =>
  repeat(10, (level) =>
    write(`l${level}`, level === 0 ? '<rect width="9" height="9"/>' : repeat(10, () => draw(`l${level - 1}`))),
  );

const byProperty = (name: string, property: string) =>
  levels(
    (id, inside) => `<${name} id="${id}">${inside}</${name}>`,
    (id) => `<rect ${property}="url(#${id})" width="9" height="9"/>`,
  );

const zigzag = (points: number) => `M0 0L${repeat(points, (at) => `${(at * 7919) % 1000} ${(at * 104_729) % 600} `)}`;

const filter = (steps: string) => svg(`<filter id="f">${steps}</filter><rect filter="url(#f)" ${full}/>`);

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
  pattern: svg(`${byProperty('pattern', 'fill')}<rect ${full} fill="url(#l9)"/>`),
  'pattern of a line': svg(`${byProperty('pattern', 'stroke')}<rect ${full} stroke="url(#l9)"/>`),
  'pattern by a class': svg(
    `<style>${repeat(10, (level) => `@media all{.c${level}{fill:url( "#l${level}" )}}`)}</style>${levels(
      (id, inside) => `<pattern id="${id}">${inside}</pattern>`,
      (id) => `<rect class="${id.replace('l', 'c')}" width="9" height="9"/>`,
    )}<rect ${full} class="c9"/>`,
  ),
  mask: svg(`${byProperty('mask', 'mask')}<rect ${full} mask="url(#l9)"/>`),
  'mask by a style': svg(
    `${byProperty('mask', 'mask').replaceAll(/mask="(url[^"]+)"/g, 'style="mask:$1"')}<rect ${full} style="mask:url(#l9)"/>`,
  ),
  'clip path': svg(`${byProperty('clipPath', 'clip-path')}<rect ${full} clip-path="url(#l9)"/>`),
  marker: svg(
    `${levels(
      (id, inside) => `<marker id="${id}">${inside}</marker>`,
      (id) => `<path marker-mid="url(#${id})" d="M0 0${'h1'.repeat(10)}"/>`,
    )}<path marker-mid="url(#l9)" d="M0 0h1h1h1"/>`,
  ),
  'marker at many points': svg(
    `<marker id="m"><circle r="2"/></marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(100_000)}"/>`,
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
  'many within one another by use': svg(`<g id="a0"/>${repeat(3000, (at) => `<use id="a${at + 1}" href="#a${at}"/>`)}`),
  'gradients like the one before': svg(
    `${repeat(5000, (at) => `<linearGradient id="a${at + 1}" href="#a${at}"/>`)}<rect fill="url(#a5000)"/>`,
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
  'one colour over the other': svg(`<rect ${full}/>`.repeat(20_000)),
  'in percent': svg('<rect width="100%" height="100%"/>'.repeat(20_000)),
  'made large': svg(`<g transform="matrix(0 900 900 0 0 0)">${'<rect width="1" height="1"/>'.repeat(20_000)}</g>`),
  'made large by a style': svg(
    `<style>g{transform:scale(900)}</style><g>${'<rect width="1" height="1"/>'.repeat(20_000)}</g>`,
  ),
  'made large by a view box': svg(
    `<symbol id="s" viewBox="0 0 1 1">${'<rect width="1" height="1"/>'.repeat(20_000)}</symbol><use href="#s"/>`,
  ),
  'wide lines': svg(`<g stroke="red" stroke-width="1000">${'<path d="M0 0h1"/>'.repeat(20_000)}</g>`),
  'large letters': svg(`<text font-size="900">${'W'.repeat(20_000)}</text>`),
  layers: svg('<g opacity=".5"><rect/><rect/></g>'.repeat(1000)),
  'blended layers': svg('<g style="mix-blend-mode:color"><rect/><rect/></g>'.repeat(1000)),
  'a line to and fro': svg(`<path stroke="red" d="${zigzag(30_000)}"/>`),
  'rules for every element': svg(`<style>${'g *{fill:red}'.repeat(20_000)}</style><g>${'<path/>'.repeat(20_000)}</g>`),
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
    `<defs><path id="p" d="M0 0${'l1 1'.repeat(20_000)}"/>${'<use href="#p"/>'.repeat(300)}</defs>`,
  ),
};
