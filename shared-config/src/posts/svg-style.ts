import { UnsafeSvgError } from './unsafe-svg-error';

/** Properties of a drawing, by name, with every value that may hold: which of them does is for the browser to say. */
export type StyleValues = ReadonlyMap<string, readonly string[]>;

/** A style sheet as it is written, and what of it may hold for an element. */
export type StyleSheet = {
  css: string;
  /** Selectors by their last part: `.class`, `#id`, a tag, or `*` where any element may be meant. */
  rules: ReadonlyMap<string, readonly StyleRule[]>;
};

/** @property parts of the selector (tags, classes, ids), each of which a browser looks for among the elements around */
export type StyleRule = { parts: number; declarations: StyleValues };

/** Properties of a style that draw (w3.org/TR/SVG2/propidx). What is not named is left out: animations, shadows, pictures, shapes. */
const drawn = new Set(
  'alignment-baseline background background-color baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cx cy direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight height image-rendering isolation letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-type max-height max-width mix-blend-mode opacity overflow paint-order r rx ry shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering text-transform transform transform-box transform-origin unicode-bidi vector-effect visibility white-space width word-spacing writing-mode x y'.split(
    ' ',
  ),
);

/** Properties of these would take the whole of an element's own from the one that it is in, so none says so. */
const ofItself = new Set(['mask', 'filter', 'clip-path']);

/** Properties that have one value in a drawing, and in CSS a list of them, or none at all. */
const ofOneValue = new Set(
  'mask filter clip-path fill stroke marker marker-start marker-mid marker-end background background-color'.split(' '),
);

/** Most names of a list of fonts, each of which browsers look up: no program writes more. */
export const maxListed = 20;

/**
 * Whether the value of a property, in a style or as an attribute, is taken over.
 * @throws {UnsafeSvgError} when it is a list of more than browsers draw in a moment
 */
export function isTaken(property: string, value: string): boolean {
  if (ofItself.has(property) && /^\s*inherit\b/i.test(value)) return false;
  if (drawn.has(property) && /gradient\(|image\(|element\(|paint\(|cross-fade\(/i.test(value)) return false;
  if (property === 'background' && /url\(/i.test(value)) return false;
  checkList(property, value);
  return true;
}

function checkList(property: string, value: string): void {
  const isOne = ofOneValue.has(property);
  const references = value.match(/url\(/gi)?.length ?? 0;
  // Those of a filter are weighed one by one.
  if (isOne && (hasCommaOutside(value) || (references > 1 && property !== 'filter'))) {
    throw new UnsafeSvgError(
      `its "${property}" is a list, and a drawing has one of it`,
      'Keep the first in your drawing program, or save it as PNG',
    );
  }
  // Functions of a filter are weighed, and the corners of a shape that clips are no work.
  const isList = isOne ? property !== 'filter' && property !== 'clip-path' : /^(?:--|font$|font-f)/.test(property);
  if (isList && value.split(',').length > maxListed) {
    throw new UnsafeSvgError(
      `its "${property}" lists more than ${maxListed}, which browsers look up one by one`,
      'Keep the first of them in your drawing program, or save it as PNG',
    );
  }
}

/** Whether a value has a comma that is in no brackets. */
function hasCommaOutside(value: string): boolean {
  let depth = 0;
  for (const sign of value.replace(/[^(),]/g, '')) {
    if (sign === ',' && depth === 0) return true;
    if (sign !== ',') depth += sign === '(' ? 1 : -1;
  }
  return false;
}

/** Declarations as they are written, and their values. */
export function readDeclarations(text: string): { css: string; values: StyleValues } {
  const written: string[] = [];
  const values = new Map<string, string[]>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/\s+/g, ' ')
      .trim();
    if (colon < 0 || !isWhole(value) || !isDrawn(property, value) || !isTaken(property, value)) continue;
    written.push(`${property}:${value}`);
    collect(values, property, value);
  }
  return { css: written.join(';'), values };
}

function collect<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** What a property of one's own stands for elsewhere is not looked up: it stands for no function. */
const isDrawn = (property: string, value: string) =>
  property.startsWith('--') ? /^--[\w-]+$/.test(property) && !value.includes('(') : drawn.has(property);

/** Whether a value ends where its declaration does, for browsers as well: its quotes and brackets are closed, and it has no block. */
function isWhole(value: string): boolean {
  if (/[{}<>[\]]/.test(value) || value.split('"').length % 2 === 0 || value.split("'").length % 2 === 0) return false;
  let depth = 0;
  for (const bracket of value.replace(/[^()]/g, '')) {
    depth += bracket === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A style sheet written anew: rules, also those in `@media` and `@supports`; no others, and none within a rule. */
export function readStyleSheet(text: string): StyleSheet {
  const rules = new Map<string, StyleRule[]>();
  let css = '';
  let before = '';
  let selectors = '';
  const open: ('group' | 'rule' | 'left out')[] = [];
  for (const token of text.split(/([{}])/)) {
    const block = open.at(-1);
    if (token === '{') {
      const prelude = before.slice(before.lastIndexOf(';') + 1).trim();
      const next = block === 'rule' || block === 'left out' ? 'left out' : kindOf(prelude, block);
      open.push(next);
      if (next === 'group') css += `${prelude}{`;
      if (next === 'rule') selectors = prelude;
      before = '';
    } else if (token === '}') {
      open.pop();
      if (block === 'group') css += '}';
      before = '';
    } else if (block === 'rule') {
      const { css: declarations, values } = readDeclarations(token);
      if (declarations === '') continue;
      css += `${selectors}{${declarations}}`;
      for (const selector of selectors.split(',')) {
        const parts = selector.trim().split(/[\s>+~]+/);
        const simple = selector.match(/[^\s>.#:|]+/g)?.length ?? 1;
        collect(rules, keyOf(parts.at(-1) ?? ''), { parts: simple, declarations: values });
      }
    } else {
      before = token;
    }
  }
  return { css: open[0] === 'group' ? `${css}}` : css, rules };
}

function kindOf(prelude: string, within: 'group' | undefined) {
  // A blank that is a letter to browsers.
  if (/[^\S \t\n\f\r]/.test(prelude)) return 'left out';
  // Neither by what stands before an element, nor by a part of an attribute: browsers look at all of that, for each.
  if (/^[^@"'<&()[\\+~]+$/.test(prelude)) return 'rule';
  const isGroup = within === undefined && /^@(?:media|supports)\b[^"'<&\\]*$/.test(prelude) && isWhole(prelude);
  return isGroup ? 'group' : 'left out';
}

/** By what the elements of a selector are found, as far as its last part says it. */
function keyOf(part: string): string {
  const [, tag, names = ''] = /^(\*|[\w-]*)((?:[.#][\w-]+)*)(?::[\w-]+)*$/.exec(part) ?? [];
  return /^[.#][\w-]+/.exec(names)?.[0] ?? (tag || '*');
}
