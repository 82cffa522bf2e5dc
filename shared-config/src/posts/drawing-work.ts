import { measurePath, type PathExtent } from './measure-path';
import { maxListed, readDeclarations, type StyleRule, type StyleSheet, type StyleValues } from './svg-style';
import { UnsafeSvgError } from './unsafe-svg-error';

/** An element of a drawing, as it is written. */
export type DrawnElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: DrawnElement[];
  parent: DrawnElement | undefined;
  /** The text in it, without that of its elements. */
  text: string;
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
  pattern: 4000,
  tile: 300,
  /** With what was drawn apart, to be made translucent, for example. */
  layer: 800,
  clip: 80,
  mask: 800,
  /** By a function of a filter, such as `blur()`. */
  filterFunction: 5000,
  /** For a line from one side to the other. */
  line: 5,
};

/** Work for an element that is only defined; for a point of a line, a character, a dash; for a rule, and a value, that may hold for an element. */
const small = {
  defined: 0.5,
  point: 0.05,
  pointOfText: 1,
  usualLetter: 1,
  otherLetter: 10,
  text: 2,
  position: 3,
  dash: 0.2,
  roundDash: 1.2,
  rule: 0.01,
  value: 0.01,
  letter: 0.01,
  /** For a class that an element has and a rule asks for: browsers compare each with each. */
  className: 0.000_002,
  /** For a colour of a gradient, however little it paints. */
  stop: 0.01,
  /** For a function of a filter, however little it covers. */
  filterFunction: 5,
  /** For a name of a font, in each of its sizes. */
  font: 30,
};

/** Px of the longer side of a drawing on a large screen. */
const screen = 2500;

/** Most elements within one another, also by reference: browsers draw each within the one before. */
export const maxDepth = 150;

/** What is drawn where something refers to it, and not where it stands. */
const definitions = new Set(
  'defs symbol clipPath mask pattern marker linearGradient radialGradient filter style title desc'.split(' '),
);

/** Properties of which one is enough for browsers to look for another font. */
const fontProperties = [
  'font',
  'font-family',
  'font-size',
  'font-size-adjust',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-weight',
  'font-feature-settings',
  'font-kerning',
  'text-rendering',
];

/** Properties that an element has from the one that it is in, or from where it is used. */
const handedDown = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'vector-effect',
  'marker',
  'marker-start',
  'marker-mid',
  'marker-end',
  ...fontProperties,
]);

/** Where an element is drawn. */
type Place = {
  /** How much of the drawing a square of 1 × 1 covers, and how far a line of 1 goes from one side to the other. */
  area: number;
  length: number;
  /** What scales letters otherwise than `length` says: browsers make a font for each scale. */
  scales: string;
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
  const rules = new Map<string, StyleRule[]>();
  for (const sheet of sheets) {
    for (const [key, list] of sheet.rules) {
      const known = rules.get(key) ?? [];
      rules.set(key, known);
      for (const rule of list) known.push(rule);
    }
  }
  const byId = new Map<string, DrawnElement>();
  collectIds(root, byId);
  const styles = new Map<DrawnElement, ReadStyles>();
  const handedWithin = new Map<DrawnElement, StyleValues>();
  const paths = new Map<DrawnElement, PathExtent>();
  /** Fonts that browsers have found by then. */
  const fonts = new Set<string>();
  const mostClasses = countClasses(root);
  /** What is being drawn because something refers to it. */
  const open: DrawnElement[] = [];
  let work = 0;
  /** How often browsers draw what is drawn now: again and again for the tiles of a filter that looks around. */
  let times = 1;

  const spend = (more: number) => {
    work += more * times;
    // What is no number is no reason to go on.
    if (work <= maxWork) return;
    const [first] = open;
    const where = first ? ` (passed at a reference to "#${first.attributes.get('id')}")` : '';
    throw new UnsafeSvgError(
      `browsers would take too long to draw it: what it repeats, covers and filters comes to more than ${maxWork.toLocaleString('en')} simple elements${where}`,
      saveAsPng,
    );
  };

  const stylesOf = (element: DrawnElement): ReadStyles => {
    const known = styles.get(element) ?? readStyles(element, rules, mostClasses);
    styles.set(element, known);
    return known;
  };

  const valuesOf: ValuesOf = (element, property) => all(stylesOf(element).values, property);

  const handDown = (element: DrawnElement, before: StyleValues): StyleValues => {
    const own = stylesOf(element).values;
    let handed: Map<string, readonly string[]> | undefined;
    for (const [property, values] of own) {
      if (!handedDown.has(property)) continue;
      handed ??= new Map(before);
      handed.set(property, union(all(before, property), values));
    }
    return handed ?? before;
  };

  /** What holds where an element stands, whoever refers to it. */
  const handedTo = ({ parent }: DrawnElement): StyleValues => {
    if (!parent) return nothing;
    const known = handedWithin.get(parent) ?? handDown(parent, handedTo(parent));
    handedWithin.set(parent, known);
    return known;
  };

  const readValuesOf = (element: DrawnElement) => {
    const { values: own, matching } = stylesOf(element);
    // Browsers look for the rules of each copy.
    spend(matching);
    for (const [, values] of own) readValues(values);
  };

  const readValues = (values: readonly string[]) => {
    for (const value of values) spend(small.value + value.length * small.letter);
  };

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
    readValuesOf(target);
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
    readValuesOf(element);
    const handed = handDown(element, at.handed);
    for (const [, values] of handed) readValues(values);
    const isDrawn = at.isDrawn && !definitions.has(name);
    const place = { ...transform(at, valuesOf(element, 'transform')), handed, isDrawn, depth: at.depth + 1 };
    const isText = name === 'text' || name === 'tspan' || name === 'textPath';
    if (isText) findFonts(handed, `${place.length} ${place.scales}`);
    // Its lengths may be parts of a letter.
    else if (fontProperties.some((property) => valuesOf(element, property).length > 0)) findFonts(handed, '');
    const extent = extentOf(element, place, valuesOf, paths);
    const covered = extent ? drawShape(element, extent, place) : 1;
    const outside = times;
    times = Math.max(times, drawEffects(element, place, isDrawn ? covered : 0, extent));
    if (isText) drawText(element, place);
    if (name === 'use') {
      follow(idIn(element.attributes.get('href')), [], (target) =>
        target.name === 'symbol' || target.name === 'svg' ? drawViewport(target, place, element) : draw(target, place),
      );
    } else if (name === 'svg' && element.parent) drawViewport(element, place, element);
    else drawWithin(element, place);
    times = outside;
  };

  /** Browsers look for each font that is named, whether there is one or not, and for its letters in each size, once. */
  const findFonts = (handed: StyleValues, scale: string) => {
    const named = [...all(handed, 'font-family'), ...all(handed, 'font')];
    const names = named.reduce(
      (sum, value) => sum + value.split(',').length + maxListed * (value.match(/var\(/gi)?.length ?? 0),
      0,
    );
    // Of those around, or by a variable: each may be another.
    const isRelative = [...all(handed, 'font-size'), ...all(handed, 'font')].some((size) =>
      /[(%]|\d(?!px|pt)[a-z]|larger|smaller/i.test(size),
    );
    const key = [scale, ...fontProperties.flatMap((property) => [property, ...all(handed, property)])].join('\n');
    if (fonts.has(key) && !isRelative) return;
    fonts.add(key);
    spend(Math.max(1, names) * small.font);
  };

  /** What is in an <svg> or a <symbol>. @param sized has its width and height */
  const drawViewport = (element: DrawnElement, place: Place, sized: DrawnElement) => {
    spend(place.isDrawn ? 1 : small.defined);
    // A style may say another size than the attribute, and the one of a <use> goes before that of its <symbol>.
    const sizesOf = (name: 'width' | 'height') => {
      const own = valuesOf(sized, name);
      return own.length > 0 ? own : valuesOf(element, name);
    };
    const side = (name: 'width' | 'height') => {
      const sizes = sizesOf(name).map((size) => numberOf(size, place[name], place[name]));
      return sizes.length > 0 ? Math.max(...sizes) : place[name];
    };
    const handed = handDown(element, place.handed);
    const scales = [place.scales, element.attributes.get('viewBox'), ...sizesOf('width'), ...sizesOf('height')].join(
      ' ',
    );
    drawWithin(element, { ...inViewBox(place, element, side('width'), side('height')), scales, handed });
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
    if (isDrawn) spend(lengths.length * small.point + lines * cover.line * (isStroked ? (isRound(handed) ? 9 : 3) : 1));
    paint(all(handed, 'fill'), place, filled);
    if (isStroked) {
      paint(all(handed, 'stroke'), place, stroked);
      const onScreen = isScreen ? Math.max(1, length * screen) : 1;
      if (isDrawn) drawDashes(way * onScreen, place, element);
    }
    if (['path', 'line', 'polyline', 'polygon'].includes(element.name)) drawMarkers(lengths.length + 1, thick, place);
    return Math.max(filled, isStroked ? stroked : 0);
  };

  const drawDashes = (way: number, { handed }: Place, element: DrawnElement) => {
    spend(
      (isRound(handed) ? small.roundDash : small.dash) * countDashes(all(handed, 'stroke-dasharray'), way, element),
    );
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

  /** @param pieces that browsers paint by themselves */
  const paint = (values: readonly string[], place: Place, part: number, pieces = 1) => {
    const covered = place.isDrawn ? part : 0;
    spend(covered * cover.plain);
    for (const id of values.flatMap(idsIn)) {
      follow(id, ['linearGradient', 'radialGradient', 'pattern'], (server) => {
        spend(server.name === 'pattern' ? workOfPattern(server, place, covered) : covered * cover.gradient);
        drawServer(server, place, covered, pieces);
      });
    }
  };

  /** A gradient or a pattern, and those that it is like. */
  const drawServer = (server: DrawnElement, place: Place, covered: number, pieces: number) => {
    if (server.name === 'pattern') {
      const isOwnSize = server.attributes.has('viewBox') || isOfBox(server, 'patternContentUnits');
      const moved = transform(place, valuesOf(server, 'patternTransform'));
      drawContent(server, isOwnSize ? scale(place, Number.POSITIVE_INFINITY) : moved);
    } else spend((covered * cover.stop + pieces * small.stop) * server.children.length);
    const id = idIn(server.attributes.get('href'));
    if (id !== '')
      follow(id, ['linearGradient', 'radialGradient', 'pattern'], (like) => drawServer(like, place, covered, pieces));
  };

  const drawContent = (element: DrawnElement, place: Place) =>
    drawWithin(element, { ...place, handed: handDown(element, handedTo(element)), depth: place.depth + 1 });

  /** @returns how often what has the effects is drawn for them */
  const drawEffects = (element: DrawnElement, place: Place, covered: number, extent?: PathExtent): number => {
    let most = 1;
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
      const { functions, reach } = readFunctions(value);
      const around = (side: number) => side + 2 * reach;
      const blurred = extent ? share(around(extent.width) * around(extent.height) * place.area) : 1;
      if (functions > 0) most = Math.max(most, again(reach * place.length));
      // Each takes the one before: many grow with the square.
      spend(functions * small.filterFunction * (1 + functions / 1000));
      if (place.isDrawn) spend(blurred * functions * cover.filterFunction * most);
      for (const id of idsIn(value)) {
        follow(id, ['filter'], (filter) => {
          const steps = filter.children.flatMap((step) => [step, ...step.children]);
          spend(steps.length);
          for (const step of steps) readValuesOf(step);
          const isRegion = filter.attributes.get('filterUnits') === 'userSpaceOnUse';
          const side = (name: 'width' | 'height') => {
            const value = filter.attributes.get(name);
            if (isRegion) return numberOf(value, Number.POSITIVE_INFINITY);
            return extent ? extent[name] * numberOf(value, 1.2, 1) : Number.POSITIVE_INFINITY;
          };
          const { once, isDoneFor } = workOfFilter(filter, place);
          most = Math.max(most, isDoneFor);
          if (place.isDrawn) spend(share(side('width') * side('height') * place.area) * once * isDoneFor);
        });
      }
    }
    return most;
  };

  const drawText = (element: DrawnElement, place: Place) => {
    const isKnown = all(place.handed, 'font').length === 0;
    const size = isKnown ? largest(all(place.handed, 'font-size'), 16) : Number.POSITIVE_INFINITY;
    const covered = share(size * size * place.area);
    const { length } = element.text;
    // What each position is given to is set by itself.
    const positions = ['x', 'y', 'dx', 'dy', 'rotate']
      .flatMap((list) => valuesOf(element, list))
      .reduce((most, list) => Math.max(most, list.trim().split(/[\s,]+/).length), 1);
    spend(small.text + workOfLetters(element.text) + positions * small.position);
    // A letter's outline is some ten times as long as it is high.
    const way = length * size * 10;
    if (place.isDrawn) drawDashes(way, place, element);
    paint(all(place.handed, 'fill'), place, length * covered, positions);
    paint(all(place.handed, 'stroke'), place, length * covered * 6, positions);
    follow(idIn(element.attributes.get('href')), [], (path) =>
      spend((extentOf(path, place, valuesOf, paths)?.lengths.length ?? 0) * small.pointOfText),
    );
  };

  const handed = handDown(root, nothing);
  const drawing = { area: 1, length: 1, scales: '', width: 0, height: 0, handed, depth: 0, isDrawn: true };
  const [width, height] = [Number(root.attributes.get('width')), Number(root.attributes.get('height'))];
  drawEffects(root, drawing, 1);
  drawWithin(root, {
    ...inViewBox({ ...drawing, area: 1 / (width * height), length: 1 / Math.max(width, height) }, root, width, height),
  });
}

const nothing: StyleValues = new Map();

const all = (values: StyleValues, property: string): readonly string[] => values.get(property) ?? [];

/** Whether the ends or corners of a line may be arcs. */
const isRound = (handed: StyleValues) =>
  ['stroke-linecap', 'stroke-linejoin'].some((property) =>
    all(handed, property).some((value) => !['butt', 'square', 'miter', 'bevel'].includes(value.trim())),
  );

const union = (some: readonly string[], others: readonly string[]) =>
  some.length === 0 ? others : [...new Set([...some, ...others])];

function collectIds(element: DrawnElement, found: Map<string, DrawnElement>): void {
  const id = element.attributes.get('id');
  if (id !== undefined && !found.has(id)) found.set(id, element);
  for (const child of element.children) collectIds(child, found);
}

const classesOf = ({ attributes }: DrawnElement) => (attributes.get('class') ?? '').split(/[ \t\n\f\r]+/);

/** Most classes that an element of these has. */
const countClasses = (element: DrawnElement): number =>
  element.children.reduce((most, child) => Math.max(most, countClasses(child)), classesOf(element).length);

/** @property matching work to find which rules hold */
type ReadStyles = { values: StyleValues; matching: number };

/** All values of its properties that may hold for an element: of its attributes, its own style and the style sheets. */
function readStyles(element: DrawnElement, rules: StyleSheet['rules'], mostClasses: number): ReadStyles {
  const { name, attributes } = element;
  let matching = 0;
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
  const classes = classesOf(element).map((one) => `.${one}`);
  for (const key of ['*', name, `#${attributes.get('id')}`, ...classes]) {
    for (const { parts, declarations } of rules.get(key) ?? []) {
      matching += parts * (small.rule + mostClasses * small.className);
      for (const [, list] of declarations) matching += list.length * small.value;
      addAll(declarations);
    }
  }
  return { values: new Map(Array.from(values, ([property, found]) => [property, [...found]])), matching };
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
    scales:
      place.scales === '' && found.length === 1 && found[0]?.isEven
        ? ''
        : [place.scales, ...found.map(({ linear }) => linear)].join(' '),
  };
}

/**
 * By how much transformations enlarge areas and lengths, at most; what of them is no move; and whether that enlarges by as much in each
 * direction.
 */
function growthOf(transformations: string): { area: number; length: number; linear: string; isEven: boolean } {
  let [area, length] = [1, 1];
  let isEven = true;
  let linear = '';
  for (const part of transformations.split(')')) {
    const [name = '', values = ''] = part.split('(');
    const numbers = values.trim().split(/[\s,]+/);
    const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = numbers.map(Number);
    const kind = name.replace(/[\s,]+/g, '').toLowerCase();
    if (!/^(?:|none|translate[xy]?)$/.test(kind)) linear += `${kind} ${numbers.slice(0, kind === 'rotate' ? 1 : 4)} `;
    switch (kind) {
      case '':
      case 'none':
      case 'rotate':
      case 'translate':
      case 'translatex':
      case 'translatey':
        break;
      case 'skewx':
      case 'skewy':
        isEven = false;
        length *= 1 + Math.abs(Math.tan((a * Math.PI) / 180));
        break;
      case 'scale': {
        const other = Number.isNaN(b) ? a : b;
        isEven &&= Math.abs(a) === Math.abs(other);
        area *= Math.abs(a * other);
        length *= Math.max(Math.abs(a), Math.abs(other));
        break;
      }
      case 'matrix':
        isEven &&= (a === d && b === -c) || (a === -d && b === c);
        area *= Math.abs(a * d - b * c);
        length *= Math.hypot(a, b, c, d);
        break;
      default:
        isEven = false;
        [area, length] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    }
  }
  return Number.isNaN(area + length)
    ? { area: Number.POSITIVE_INFINITY, length: Number.POSITIVE_INFINITY, linear, isEven: false }
    : { area, length, linear, isEven };
}

/** How far a shape goes at most; `undefined` of what is none. */
function extentOf(
  element: DrawnElement,
  place: Place,
  valuesOf: ValuesOf,
  paths: Map<DrawnElement, PathExtent>,
): PathExtent | undefined {
  const { name, attributes } = element;
  // By a style, a shape may have another size than it says itself.
  const side = (key: string, whole: number) =>
    valuesOf(element, key).reduce((most, value) => Math.max(most, numberOf(value, 0, whole)), 0);
  const box = (width: number, height: number) => ({ width, height, lengths: [width, height, width, height] });
  const measured = (data: string) => {
    const known = paths.get(element) ?? measurePath(data);
    paths.set(element, known);
    return known;
  };
  switch (name) {
    case 'path':
      return measured(attributes.get('d') ?? '');
    case 'polyline':
    case 'polygon':
      return measured(`M${attributes.get('points') ?? ''}z`);
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

/** A tile is drawn once, however large it is, for each of what it fills. */
function workOfPattern({ attributes }: DrawnElement, { area }: Place, covered: number): number {
  const side = (name: string) => numberOf(attributes.get(name), Number.POSITIVE_INFINITY, 1);
  const tile = side('width') * side('height');
  const isUser = attributes.get('patternUnits') === 'userSpaceOnUse';
  const transformed = attributes.has('patternTransform') || attributes.has('style') || attributes.has('class');
  return (
    covered * cover.pattern + (isUser && !transformed ? share(tile * area) : 1) * cover.tile * (covered > 0 ? 1 : 0)
  );
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
function workOfFilter(filter: DrawnElement, place: Place): { once: number; isDoneFor: number } {
  const results = new Map<string, number>();
  // What its numbers are parts of is not known.
  const unit = isOfBox(filter, 'primitiveUnits') ? Number.POSITIVE_INFINITY : place.length;
  let last = 0;
  let reach = 0;
  for (const step of filter.children) {
    const { name, attributes } = step;
    const takers = name === 'feMerge' ? step.children : [step];
    const taken = takers.flatMap((taker) => [taker.attributes.get('in') ?? '', taker.attributes.get('in2')]);
    const isMade = name === 'feFlood' || name === 'feTurbulence';
    const before = taken.reduce((sum, one) => {
      if (one === undefined || isMade || ofDrawing.has(one)) return sum;
      return sum + (results.get(one) ?? last);
    }, 0);
    last = workOfStep(step, unit) + before;
    results.set(attributes.get('result') ?? '', last);
    reach += reachOf(step) * unit;
  }
  return { once: last, isDoneFor: again(reach) };
}

/**
 * How often browsers do a step: they draw in tiles, and for each the step and all before it for what it takes from around the tile as well.
 * @param reach how far that is, in parts of the drawing
 */
const again = (reach: number) => 1 + 4 * share(4 * reach);

/** How far around a pixel a step of a filter looks, in the units of its place. */
function reachOf({ name, attributes }: DrawnElement): number {
  const most = (key: string, fallback = 0) => greatest(attributes.get(key), fallback);
  switch (name) {
    case 'feGaussianBlur':
      return 3 * most('stdDeviation');
    case 'feDropShadow':
      return 3 * most('stdDeviation', 2) + Math.max(most('dx', 2), most('dy', 2));
    case 'feMorphology':
      return most('radius');
    case 'feOffset':
      return Math.max(most('dx'), most('dy'));
    case 'feDisplacementMap':
      return most('scale') / 2;
    case 'feTile':
      return Number.POSITIVE_INFINITY;
    default:
      return 0;
  }
}

/** The greatest of a list of numbers. */
const greatest = (list: string | undefined, fallback: number) =>
  (list ?? '')
    .trim()
    .split(/[\s,]+/)
    .reduce((most, one) => Math.max(most, numberOf(one, fallback)), 0);

/** Work of a step of a filter that covers the whole drawing: measured in Chromium, 1,200 device pixels wide. */
const stepWork: Readonly<Record<string, number>> = {
  feBlend: 3000,
  feColorMatrix: 2000,
  feComponentTransfer: 2000,
  feComposite: 3500,
  /** For each number of its matrix. */
  feConvolveMatrix: 1300,
  feDiffuseLighting: 4000,
  feDisplacementMap: 2000,
  feDropShadow: 5500,
  feFlood: 1000,
  feGaussianBlur: 5000,
  /** For each of its nodes. */
  feMerge: 1500,
  feMorphology: 3500,
  feOffset: 1000,
  feSpecularLighting: 4000,
  feTile: 1000,
  /** For each octave, and once more. */
  feTurbulence: 1500,
};

function workOfStep({ name, attributes, children }: DrawnElement, unit: number): number {
  const most = (key: string, fallback: number) => greatest(attributes.get(key), fallback);
  const times = () => {
    switch (name) {
      case 'feTurbulence':
        return 1 + most('numOctaves', 1);
      case 'feConvolveMatrix':
        return most('order', 3) ** 2;
      case 'feMorphology':
        return 1 + 300 * most('radius', 0) * unit;
      case 'feMerge':
        return children.length;
      default:
        return 1;
    }
  };
  return (stepWork[name] ?? 0) * times();
}

/** Functions whose numbers say how far a filter reaches, those of its colours included. */
const knownFunctions = new Set(
  'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia url rgb rgba hsl hsla'.split(
    ' ',
  ),
);

/** How many functions a filter has, and how far they reach together, in user units; infinite where that is not known. */
function readFunctions(filter: string): { functions: number; reach: number } {
  let functions = 0;
  let reach = 0;
  for (const word of filter.toLowerCase().split(/[\s,)]+/)) {
    const names = word.split('(');
    const number = names.pop() ?? '';
    functions += names.filter((name) => name !== 'url').length;
    const [, length, unit] = /^[-+]?([\d.]+(?:e[-+]?\d+)?)(px|deg|%|)$/.exec(number) ?? [];
    if (unit === 'px') reach += 3 * Number(length);
    const isUnknown = length === undefined && /^[-+\d.]/.test(number);
    if (isUnknown || names.some((name) => !knownFunctions.has(name))) reach = Number.POSITIVE_INFINITY;
  }
  return { functions, reach };
}

/**
 * Work of the letters of a text. For most beyond Latin, Greek and Cyrillic, and for signs that stand above another, browsers look for a
 * font that has them, and join what they find in several.
 */
function workOfLetters(text: string): number {
  let work = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    work += code < 0x300 || (code >= 0x370 && code < 0x483) ? small.usualLetter : small.otherLetter;
  }
  return work;
}
