import { measurePath, type PathExtent } from './measure-path';
import { readDeclarations, type StyleSheet, type StyleValues } from './svg-style';
import { UnsafeSvgError } from './unsafe-svg-error';

/** An element of a drawing, as it is written. */
export type DrawnElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: DrawnElement[];
  parent: DrawnElement | undefined;
  /** Characters of the text in it. */
  characters: number;
};

/**
 * Most work that a drawing may be. One is a small element; Chromium takes some 50 µs for it, on one processor, from the file to the
 * screen, at a width of 1,200 px. The other figures are multiples of that, measured.
 */
const maxWork = 60_000;

/** Work to cover the whole drawing, once. */
const cover = {
  /** With a colour. */
  plain: 10,
  gradient: 200,
  /** For each colour of a gradient: each is looked at for each pixel. */
  stop: 2,
  pattern: 300,
  /** With what was drawn apart, to be made translucent, for example. */
  layer: 800,
  clip: 80,
  mask: 800,
  /** By a step of a filter; by one that looks around each pixel, or makes one from nothing. */
  filter: 2000,
  blur: 8000,
  /** For a line from one side to the other. */
  line: 5,
};

/** Work for an element that is only defined; for a point of a line, a character, a dash; for a rule, and a value, that may hold for an element. */
const small = { defined: 0.5, point: 0.05, character: 0.2, dash: 0.2, rule: 0.01, value: 0.01, letter: 0.01 };

/** Px of the longer side of a drawing on a large screen. */
const screen = 2500;

/** Most elements within one another, also by reference: browsers draw each within the one before. */
export const maxDepth = 150;

/** What is drawn where something refers to it, and not where it stands. */
const definitions = new Set(
  'defs symbol clipPath mask pattern marker linearGradient radialGradient filter style title desc'.split(' '),
);

/** Properties that an element has from the one that it is in, or from where it is used. */
const handedDown = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-miterlimit',
  'vector-effect',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
  'font',
  'font-size',
]);

/** Where an element is drawn. */
type Place = {
  /** How much of the drawing a square of 1 × 1 covers, and how far a line of 1 goes from one side to the other. */
  area: number;
  length: number;
  /** Size of the viewport, in the units of the place. */
  width: number;
  height: number;
  handed: StyleValues;
  depth: number;
  isDrawn: boolean;
};

/** All values that a property of an element may have by itself. */
type ValuesOf = (element: DrawnElement, property: string) => readonly string[];

const saveAsPng = 'Simplify it, or save it as PNG';

/** What is in more elements than browsers can draw within one another. */
export const tooDeep = () =>
  new UnsafeSvgError(
    `it has more than ${maxDepth} elements within one another, what it refers to included`,
    'Ungroup them in your drawing program, or save it as PNG',
  );

/**
 * Makes sure that browsers can draw a drawing in a moment: counts what is drawn as often as it is, by references as well, and by how much
 * of the drawing it covers at most. Where a style may hold for an element it counts, and so does what lies outside of the drawing.
 * @throws {UnsafeSvgError} when it is too much, or would never end
 */
export function checkWork(root: DrawnElement, sheets: readonly StyleSheet[]): void {
  const byId = new Map<string, DrawnElement>();
  collectIds(root, byId);
  const styles = new Map<DrawnElement, StyleValues>();
  /** What is being drawn because something refers to it. */
  const open: DrawnElement[] = [];
  let work = 0;

  const spend = (more: number) => {
    work += more;
    // What is no number is no reason to go on.
    if (work <= maxWork) return;
    const [first] = open;
    const where = first ? ` (passed at a reference to "#${first.attributes.get('id')}")` : '';
    throw new UnsafeSvgError(
      `browsers would take too long to draw it: what it repeats, covers and filters comes to more than ${maxWork.toLocaleString('en')} simple elements${where}`,
      saveAsPng,
    );
  };

  const stylesOf = (element: DrawnElement): StyleValues => {
    const known = styles.get(element) ?? readStyles(element, sheets, spend);
    styles.set(element, known);
    return known;
  };

  const valuesOf: ValuesOf = (element, property) => all(stylesOf(element), property);

  const handDown = (element: DrawnElement, before: StyleValues): StyleValues => {
    const own = stylesOf(element);
    let handed: Map<string, readonly string[]> | undefined;
    for (const [property, values] of own) {
      if (!handedDown.has(property)) continue;
      handed ??= new Map(before);
      handed.set(property, union(all(before, property), values));
    }
    return handed ?? before;
  };

  /** What holds where an element stands, whoever refers to it. */
  const handedTo = (element: DrawnElement): StyleValues =>
    element.parent ? handDown(element.parent, handedTo(element.parent)) : nothing;

  const follow = (id: string, kinds: readonly string[], run: (target: DrawnElement) => void) => {
    const target = byId.get(id);
    if (!target || (kinds.length > 0 && !kinds.includes(target.name))) return;
    if (open.length > maxDepth) throw tooDeep();
    if (open.includes(target)) {
      throw new UnsafeSvgError(
        `what refers to "#${id}" is in "#${id}" itself, so that drawing it would never end`,
        'Remove that reference in your drawing program, or save it as PNG',
      );
    }
    open.push(target);
    run(target);
    open.pop();
  };

  const drawWithin = (element: DrawnElement, place: Place) => {
    if (place.depth > maxDepth) throw tooDeep();
    for (const child of element.children) draw(child, place);
  };

  const draw = (element: DrawnElement, at: Place) => {
    const { name } = element;
    spend(at.isDrawn ? 1 : small.defined);
    // It is read anew wherever it is drawn, be it within what only others refer to.
    for (const [, value] of element.attributes) spend(value.length * small.letter);
    const handed = handDown(element, at.handed);
    for (const [, values] of handed) spend(values.length * small.value);
    const isDrawn = at.isDrawn && !definitions.has(name);
    const place = { ...transform(at, valuesOf(element, 'transform')), handed, isDrawn, depth: at.depth + 1 };
    const extent = extentOf(element, place, valuesOf);
    const covered = extent ? drawShape(element, extent, place) : 1;
    drawEffects(element, place, isDrawn ? covered : 0);
    if (name === 'text' || name === 'tspan' || name === 'textPath') drawText(element, place);
    if (name === 'use') {
      follow(idIn(element.attributes.get('href')), [], (target) =>
        target.name === 'symbol' || target.name === 'svg' ? drawViewport(target, place, element) : draw(target, place),
      );
    } else if (name === 'svg' && element.parent) drawViewport(element, place, element);
    else drawWithin(element, place);
  };

  /** What is in an <svg> or a <symbol>. @param sized has its width and height */
  const drawViewport = (element: DrawnElement, place: Place, sized: DrawnElement) => {
    spend(place.isDrawn ? 1 : small.defined);
    const side = (name: 'width' | 'height') => {
      const value = numberOf(sized.attributes.get(name) ?? element.attributes.get(name), place[name]);
      return Number.isFinite(value) ? value : place[name];
    };
    const handed = handDown(element, place.handed);
    drawWithin(element, { ...inViewBox(place, element, side('width'), side('height')), handed });
  };

  /** Paints a shape. @returns how much of the drawing it covers, at most */
  const drawShape = (element: DrawnElement, { width, height, lengths }: PathExtent, place: Place): number => {
    const { area, length, handed, isDrawn } = place;
    const filled = share(width * height * area);
    const isScreen = all(handed, 'vector-effect').some((value) => value !== 'none');
    const isStroked = all(handed, 'stroke').some((value) => value !== 'none');
    const way = lengths.reduce((sum, one) => sum + one, 0);
    const thick = largest(all(handed, 'stroke-width'), 1);
    const corner = thick * Math.max(1, largest(all(handed, 'stroke-miterlimit'), 4));
    const stroked = isScreen ? 1 : share((way * thick + lengths.length * corner * thick) * area);
    const lines = lengths.reduce((sum, one) => sum + share(one * length), 0);
    if (isDrawn) spend(lengths.length * small.point + lines * cover.line * (isStroked ? 3 : 1));
    paint(all(handed, 'fill'), place, filled);
    if (isStroked) {
      paint(all(handed, 'stroke'), place, stroked);
      const onScreen = isScreen ? Math.max(1, length * screen) : 1;
      if (isDrawn) spend(small.dash * countDashes(all(handed, 'stroke-dasharray'), way * onScreen, element));
    }
    if (['path', 'line', 'polyline', 'polygon'].includes(element.name)) drawMarkers(lengths.length + 1, thick, place);
    return Math.max(filled, isStroked ? stroked : 0);
  };

  const drawMarkers = (points: number, thick: number, place: Place) => {
    const { handed } = place;
    const drawn = [
      ...[...all(handed, 'marker-start'), ...all(handed, 'marker-end')].map((value) => [value, 1] as const),
      ...[...all(handed, 'marker-mid'), ...all(handed, 'marker')].map((value) => [value, points] as const),
    ];
    for (const [value, times] of drawn) {
      for (const id of idsIn(value)) {
        follow(id, ['marker'], (marker) => {
          const unit = marker.attributes.get('markerUnits') === 'userSpaceOnUse' ? 1 : thick;
          const side = (name: string) => numberOf(marker.attributes.get(name), 3);
          const box = inViewBox(scale(place, unit), marker, side('markerWidth'), side('markerHeight'));
          // What is drawn with the colour of the line is drawn with whatever that has.
          const within = new Map(handDown(marker, handedTo(marker)));
          for (const property of ['fill', 'stroke'])
            within.set(property, union(all(within, property), all(handed, property)));
          for (let time = 0; time < times; time += 1) {
            spend(place.isDrawn ? 1 : small.defined);
            drawWithin(marker, { ...box, handed: within });
          }
        });
      }
    }
  };

  const paint = (values: readonly string[], place: Place, part: number) => {
    const covered = place.isDrawn ? part : 0;
    spend(covered * cover.plain);
    for (const id of values.flatMap(idsIn)) {
      follow(id, ['linearGradient', 'radialGradient', 'pattern'], (server) => {
        spend(covered * (server.name === 'pattern' ? cover.pattern : cover.gradient));
        drawServer(server, place, covered);
      });
    }
  };

  /** A gradient or a pattern, and those that it is like. */
  const drawServer = (server: DrawnElement, place: Place, covered: number) => {
    if (server.name === 'pattern') {
      const isOwnSize = server.attributes.has('viewBox') || isOfBox(server, 'patternContentUnits');
      const moved = transform(place, valuesOf(server, 'patternTransform'));
      drawContent(server, isOwnSize ? scale(place, Number.POSITIVE_INFINITY) : moved);
    } else spend(covered * cover.stop * server.children.length);
    const id = idIn(server.attributes.get('href'));
    if (id !== '')
      follow(id, ['linearGradient', 'radialGradient', 'pattern'], (like) => drawServer(like, place, covered));
  };

  const drawContent = (element: DrawnElement, place: Place) =>
    drawWithin(element, { ...place, handed: handDown(element, handedTo(element)), depth: place.depth + 1 });

  const drawEffects = (element: DrawnElement, place: Place, covered: number) => {
    const isSet = (property: string, plain: readonly string[]) =>
      valuesOf(element, property).some((value) => !plain.includes(value.trim()));
    if (isSet('opacity', ['1']) || isSet('mix-blend-mode', ['normal']) || isSet('isolation', ['auto']))
      spend(covered * cover.layer);
    for (const [property, unitsName, cost] of [
      ['clip-path', 'clipPathUnits', cover.clip],
      ['mask', 'maskContentUnits', cover.mask],
    ] as const) {
      if (isSet(property, ['none'])) spend(covered * cost);
      for (const id of valuesOf(element, property).flatMap(idsIn)) {
        follow(id, [property === 'mask' ? 'mask' : 'clipPath'], (target) => {
          const content = isOfBox(target, unitsName) ? scale(place, Number.POSITIVE_INFINITY) : place;
          drawContent(target, { ...content, isDrawn: covered > 0 });
          // It may itself be clipped, or masked.
          drawEffects(target, place, covered);
        });
      }
    }
    for (const value of valuesOf(element, 'filter')) {
      const functions = value.split('(').length - 1 - idsIn(value).length;
      spend(covered * functions * cover.blur);
      if (/var\(/i.test(value)) spend(covered * cover.blur);
      for (const id of idsIn(value)) {
        follow(id, ['filter'], (filter) => {
          const side = (name: string) => numberOf(filter.attributes.get(name), Number.POSITIVE_INFINITY);
          const isRegion = filter.attributes.get('filterUnits') === 'userSpaceOnUse';
          const region = isRegion ? share(side('width') * side('height') * place.area) : 1;
          // Its region may be larger than what it is applied to, of which nothing may be seen.
          const isApplied = covered > 0 || (isRegion && place.isDrawn);
          spend(filter.children.length + (isApplied ? region * workOfFilter(filter, place) : 0));
        });
      }
    }
  };

  const drawText = (element: DrawnElement, place: Place) => {
    const isKnown = all(place.handed, 'font').length === 0;
    const size = isKnown ? largest(all(place.handed, 'font-size'), 16) : Number.POSITIVE_INFINITY;
    const covered = share(size * size * place.area);
    spend(element.characters * small.character);
    // A letter's outline is some ten times as long as it is high.
    const way = element.characters * size * 10;
    if (place.isDrawn) spend(small.dash * countDashes(all(place.handed, 'stroke-dasharray'), way, element));
    for (const property of ['fill', 'stroke']) paint(all(place.handed, property), place, element.characters * covered);
    follow(idIn(element.attributes.get('href')), [], (path) =>
      spend((extentOf(path, place, valuesOf)?.lengths.length ?? 0) * small.point),
    );
  };

  const drawing = { area: 1, length: 1, width: 0, height: 0, handed: handDown(root, nothing), depth: 0, isDrawn: true };
  const [width, height] = [Number(root.attributes.get('width')), Number(root.attributes.get('height'))];
  drawEffects(root, drawing, 1);
  drawWithin(root, {
    ...inViewBox({ ...drawing, area: 1 / (width * height), length: 1 / Math.max(width, height) }, root, width, height),
  });
}

const nothing: StyleValues = new Map();

const all = (values: StyleValues, property: string): readonly string[] => values.get(property) ?? [];

const union = (some: readonly string[], others: readonly string[]) =>
  some.length === 0 ? others : [...new Set([...some, ...others])];

function collectIds(element: DrawnElement, found: Map<string, DrawnElement>): void {
  const id = element.attributes.get('id');
  if (id !== undefined && !found.has(id)) found.set(id, element);
  for (const child of element.children) collectIds(child, found);
}

/** All values of its properties that may hold for an element: of its attributes, its own style and the style sheets. */
function readStyles(
  { name, attributes }: DrawnElement,
  sheets: readonly StyleSheet[],
  spend: (more: number) => void,
): StyleValues {
  const values = new Map<string, Set<string>>();
  const add = (property: string, value: string) => {
    const known = values.get(property);
    if (known) known.add(value);
    else values.set(property, new Set([value]));
  };
  for (const [property, value] of attributes) add(property, value);
  const addAll = (declarations: StyleValues) => {
    for (const [property, list] of declarations) for (const value of list) add(property, value);
  };
  addAll(readDeclarations(attributes.get('style') ?? '').values);
  const classes = (attributes.get('class') ?? '').split(/[ \t\n\f\r]+/).map((one) => `.${one}`);
  for (const { rules } of sheets) {
    for (const key of ['*', name, `#${attributes.get('id')}`, ...classes]) {
      for (const { parts, declarations } of rules.get(key) ?? []) {
        spend(parts * small.rule);
        addAll(declarations);
      }
    }
  }
  return new Map(Array.from(values, ([property, found]) => [property, [...found]]));
}

/** Part of the whole that is covered; all of it where that is not known. */
const share = (part: number) => (part >= 0 && part < 1 ? part : 1);

/** A length in user units; infinite where that is not known. @param whole what 100 % are */
function numberOf(text: string | undefined, fallback: number, whole = Number.POSITIVE_INFINITY): number {
  const value = text?.trim() ?? '';
  if (value === '' || value === 'auto') return fallback;
  const number = value.endsWith('%') ? (Number(value.slice(0, -1)) / 100) * whole : Number(value.replace(/px$/, ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : Math.abs(number);
}

const largest = (values: readonly string[], fallback: number) =>
  values.reduce((most, value) => Math.max(most, numberOf(value, fallback)), fallback);

/** What is named by the references of a value. @throws {UnsafeSvgError} for one that browsers may read as another name */
const idsIn = (value: string): string[] =>
  Array.from(value.matchAll(/url\(([^)]*)/gi), ([, address = '']) => nameIn(address.replace(/["']/g, '')));

const idIn = (href = '') => nameIn(href);

/** Names with blanks, signs or bytes written as `%20` are read in one way here and in another by browsers. */
function nameIn(address: string): string {
  if (address.trim() === '') return '';
  const [, name] = /^[ \t\n\f\r]*#([\p{L}\p{N}_.:-]*)[ \t\n\f\r]*$/u.exec(address) ?? [];
  if (name !== undefined) return name;
  throw new UnsafeSvgError(
    `it refers to "${address.trim().slice(0, 40)}", whose name has more than letters, digits and "_.:-"`,
    'Give it another name in your drawing program, or save it as PNG',
  );
}

const isOfBox = ({ attributes }: DrawnElement, units: string) => attributes.get(units) === 'objectBoundingBox';

const scale = (place: Place, by: number): Place => ({
  ...place,
  area: place.area * by * by,
  length: place.length * by,
});

function inViewBox(place: Place, { attributes }: DrawnElement, width: number, height: number): Place {
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const [boxWidth, boxHeight] = [Number(box[2]), Number(box[3])];
  if (!(boxWidth > 0 && boxHeight > 0)) return { ...place, width, height };
  return { ...scale(place, Math.max(width / boxWidth, height / boxHeight)), width: boxWidth, height: boxHeight };
}

/** Where something is drawn that is transformed by one of some values, whichever enlarges it most. */
function transform(place: Place, values: readonly string[]): Place {
  if (values.length === 0) return place;
  const found = values.map(growthOf);
  return {
    ...place,
    area: place.area * Math.max(...found.map(({ area }) => area)),
    length: place.length * Math.max(...found.map(({ length }) => length)),
  };
}

/** By how much transformations enlarge areas and lengths, at most. */
function growthOf(transformations: string): { area: number; length: number } {
  let [area, length] = [1, 1];
  for (const part of transformations.split(')')) {
    const [name = '', values = ''] = part.split('(');
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = values
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    switch (name.replace(/[\s,]+/g, '').toLowerCase()) {
      case '':
      case 'none':
      case 'rotate':
      case 'translate':
      case 'translatex':
      case 'translatey':
        break;
      case 'skewx':
      case 'skewy':
        length *= 1 + Math.abs(Math.tan((a * Math.PI) / 180));
        break;
      case 'scale': {
        const other = Number.isNaN(b) ? a : b;
        area *= Math.abs(a * other);
        length *= Math.max(Math.abs(a), Math.abs(other));
        break;
      }
      case 'matrix':
        area *= Math.abs(a * d - b * c);
        length *= Math.hypot(a, b, c, d);
        break;
      default:
        [area, length] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    }
  }
  return Number.isNaN(area + length)
    ? { area: Number.POSITIVE_INFINITY, length: Number.POSITIVE_INFINITY }
    : { area, length };
}

/** How far a shape goes at most; `undefined` of what is none. */
function extentOf(element: DrawnElement, place: Place, valuesOf: ValuesOf): PathExtent | undefined {
  const { name, attributes } = element;
  // By a style, a shape may have another size than it says itself.
  const side = (key: string, whole: number) =>
    valuesOf(element, key).reduce((most, value) => Math.max(most, numberOf(value, 0, whole)), 0);
  const box = (width: number, height: number) => ({ width, height, lengths: [width, height, width, height] });
  switch (name) {
    case 'path':
      return measurePath(attributes.get('d') ?? '');
    case 'polyline':
    case 'polygon':
      return measurePath(`M${attributes.get('points') ?? ''}z`);
    case 'line': {
      const width = side('x1', place.width) + side('x2', place.width);
      const height = side('y1', place.height) + side('y2', place.height);
      return { width, height, lengths: [width + height] };
    }
    case 'rect':
      return box(side('width', place.width), side('height', place.height));
    case 'circle': {
      const across = 2 * side('r', Math.hypot(place.width, place.height));
      return box(across, across);
    }
    case 'ellipse': {
      // Where one is not said it is the other.
      const [rx, ry] = [side('rx', place.width), side('ry', place.height)];
      return box(2 * (rx || ry), 2 * (ry || rx));
    }
    default:
      return undefined;
  }
}

/** How many dashes a line of a length has, at most. */
function countDashes(arrays: readonly string[], way: number, { attributes }: DrawnElement): number {
  const length = numberOf(attributes.get('pathLength'), way);
  return arrays.reduce((most, array) => {
    if (array.trim() === 'none') return most;
    const dashes = array.trim().split(/[\s,]+/);
    const period = dashes.reduce((sum, dash) => sum + Math.abs(Number(dash.replace(/px$/, ''))), 0);
    return period === 0
      ? most
      : Math.max(most, (Math.max(length, way) / period) * dashes.length || Number.POSITIVE_INFINITY);
  }, 0);
}

/** What a step of a filter takes that no step before it has made. */
const ofDrawing = new Set([
  'SourceGraphic',
  'SourceAlpha',
  'BackgroundImage',
  'BackgroundAlpha',
  'FillPaint',
  'StrokePaint',
]);

/** Work of a filter where it covers the whole drawing. A step that two others take is made twice, with all that it takes itself. */
function workOfFilter(filter: DrawnElement, place: Place): number {
  const results = new Map<string, number>();
  // What its numbers are parts of is not known.
  const steps = isOfBox(filter, 'primitiveUnits') ? scale(place, Number.POSITIVE_INFINITY) : place;
  let last = 0;
  for (const step of filter.children) {
    const { name, attributes } = step;
    const takers = name === 'feMerge' ? step.children : [step];
    const taken = takers.flatMap((taker) => [taker.attributes.get('in') ?? '', taker.attributes.get('in2')]);
    const isMade = name === 'feFlood' || name === 'feTurbulence';
    const before = taken.reduce((sum, one) => {
      if (one === undefined || isMade || ofDrawing.has(one)) return sum;
      return sum + (results.get(one) ?? last);
    }, 0);
    last = workOfStep(step, steps) + before;
    results.set(attributes.get('result') ?? '', last);
  }
  return last;
}

function workOfStep({ name, attributes, children }: DrawnElement, place: Place): number {
  const number = (key: string, fallback: number) =>
    Math.max(
      ...(attributes.get(key) ?? '')
        .trim()
        .split(/[\s,]+/)
        .map((one) => numberOf(one, fallback)),
    );
  switch (name) {
    case 'feGaussianBlur':
    case 'feDropShadow':
      return cover.blur;
    case 'feTurbulence':
      return cover.filter * number('numOctaves', 1);
    case 'feConvolveMatrix':
      return (cover.filter / 2) * number('order', 3) ** 2;
    case 'feMorphology':
      return cover.blur * Math.max(1, number('radius', 0) * place.length * 100);
    case 'feMerge':
      return cover.filter * children.length;
    default:
      return cover.filter;
  }
}
