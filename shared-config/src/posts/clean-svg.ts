import { Parser } from 'htmlparser2';
import { escapeHtml } from '../http/escape-html';
import { checkWork, type DrawnElement, maxDepth, tooDeep } from './drawing-work';
import { isTaken, readDeclarations, readStyleSheet, type StyleSheet } from './svg-style';
import { UnsafeSvgError } from './unsafe-svg-error';

/** A drawing that runs nothing and asks for nothing, and its size in px. */
export type CleanSvg = { svg: string; width: number; height: number };

/** Most characters, and bytes, of a drawing: it is sent to readers as it is. */
export const maxDrawing = 2_000_000;

/** Grows when less is taken in than before: what is stored is then read again before it is published. */
export const drawingRules = 4;

/** Most tags of a drawing: beyond, browsers take seconds to draw it. */
const maxTags = 50_000;

/** Elements that draw, and those that draw with them (w3.org/TR/SVG2). What is not listed is left out, with all that is in it. */
const elements = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence switch'.split(
    ' ',
  ),
);

/** Elements by which a drawing runs code, or shows what is not drawn in it. */
const active = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
]);

const plainAttribute = /^(?:[a-z][a-zA-Z0-9-]*|xml:space)$/;

/**
 * Writes a drawing anew with nothing in it but what draws: no comments, no names of programs, people or folders.
 * @throws {UnsafeSvgError} when it has script, event handlers, foreign content, references to elsewhere, or no size, or would take
 * browsers too long to draw
 */
export function cleanSvg(text: string): CleanSvg {
  if (text.length > maxDrawing)
    throw new UnsafeSvgError(`it has more than ${maxDrawing / 1_000_000} MB`, 'Simplify it, or save it as PNG');
  let out = '';
  let tags = 0;
  let size: Omit<CleanSvg, 'svg'> | undefined;
  /** Names of the open elements; how many of the innermost are left out. */
  const open: string[] = [];
  let skipped = 0;
  let root: DrawnElement | undefined;
  /** The innermost open element that is written. */
  let drawn: DrawnElement | undefined;
  const sheets: StyleSheet[] = [];
  /** What the open <style> says so far: a parser gives it in pieces, each of which may be harmless. */
  let style: string | undefined;
  const parser = new Parser(
    {
      onprocessinginstruction: (name, data) => {
        if (/^\?xml(\s|$)/i.test(data)) return;
        if (name.toLowerCase() === '!doctype' && !data.includes('[')) return;
        throw new UnsafeSvgError(`it has <${data.slice(0, 40)}>, which can bring in what is elsewhere`, saveAsPlain);
      },
      onopentag: (name, attributes) => {
        tags += 1;
        if (tags > maxTags)
          throw new UnsafeSvgError(`it has more than ${maxTags} elements`, 'Simplify it, or save it as PNG');
        const local = name.replace(/^.*:/, '').toLowerCase();
        if (active.has(local))
          throw new UnsafeSvgError(`it has <${name}>, which can run in the reader's browser`, saveAsPlain);
        if (local === 'image' || local === 'feimage') {
          throw new UnsafeSvgError(
            'it has another picture in it',
            'Insert that picture itself, or save the drawing as PNG',
          );
        }
        const isFirst = open.length === 0;
        if (open.length > maxDepth) throw tooDeep();
        open.push(name);
        if (isFirst && (name !== 'svg' || size !== undefined)) {
          throw new UnsafeSvgError('it does not begin with <svg>', saveAsPlain);
        }
        for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute, value);
        if (skipped > 0 || style !== undefined || !elements.has(name)) {
          skipped += 1;
          return;
        }
        if (isFirst) size = sizeOf(attributes);
        const written = new Map<string, string>();
        for (const [attribute, value] of Object.entries(attributes)) {
          const plain = withoutComments(value);
          if (attribute === 'style') written.set(attribute, readDeclarations(plain).css);
          else if (isDrawn(attribute) && isTaken(attribute, plain))
            written.set(attribute === 'xlink:href' ? 'href' : attribute, plain);
        }
        if (isFirst && size) {
          const { width, height } = size;
          if (!written.has('viewBox')) written.set('viewBox', `0 0 ${width} ${height}`);
          written.set('xmlns', 'http://www.w3.org/2000/svg').set('width', `${width}`).set('height', `${height}`);
        }
        if (name === 'style') style = '';
        const element: DrawnElement = { name, attributes: written, children: [], parent: drawn, text: '' };
        drawn?.children.push(element);
        root ??= element;
        drawn = element;
        out += `<${name}${[...written].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`;
      },
      ontext: (content) => {
        if (skipped > 0 || open.length === 0) return;
        if (drawn) drawn.text += content;
        if (style === undefined) out += escapeHtml(content);
        else style += content;
      },
      onclosetag: (name) => {
        open.pop();
        if (skipped > 0) {
          skipped -= 1;
          return;
        }
        if (style !== undefined) {
          const sheet = readStyleSheet(cleanStyle(style));
          sheets.push(sheet);
          out += escapeHtml(sheet.css);
        }
        style = undefined;
        drawn = drawn?.parent;
        out += `</${name}>`;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  if (size === undefined || root === undefined) throw new UnsafeSvgError('it does not begin with <svg>', saveAsPlain);
  checkWork(root, sheets);
  return { svg: out, ...size };
}

const saveAsPlain = 'Save it from your drawing program as plain SVG, or as PNG';

/** Attributes that draw: those of SVG have no prefix, and what programs write for themselves has one. */
const isDrawn = (name: string) =>
  (plainAttribute.test(name) && !name.startsWith('data-') && !['xmlns', 'target', 'base', 'cursor'].includes(name)) ||
  name === 'xlink:href';

function checkAttribute(name: string, value: string): void {
  const local = name.replace(/^.*:/, '').toLowerCase();
  if (/^on/.test(local)) throw new UnsafeSvgError(`it has "${name}", which runs in the reader's browser`, saveAsPlain);
  if (name.startsWith('xmlns')) return;
  if (local === 'href' && !/^\s*#/.test(value) && isDrawn(name)) {
    throw new UnsafeSvgError(`it refers to "${value.slice(0, 60)}", which is not in it`, saveAsPlain);
  }
  if (isDrawn(name)) cleanStyle(value);
}

/** Text without its comments; one that is not closed is left. */
function withoutComments(css: string): string {
  let kept = '';
  for (let from = 0; ; ) {
    const start = css.indexOf('/*', from);
    const end = start < 0 ? -1 : css.indexOf('*/', start + 2);
    if (end < 0) return kept + css.slice(from);
    kept += css.slice(from, start);
    from = end + 2;
  }
}

/**
 * A style or a value without comments: what is looked at is what is written, so that nothing hides in what a browser takes for none.
 * @throws {UnsafeSvgError} when it names what is not in the drawing
 */
function cleanStyle(text: string): string {
  const css = withoutComments(text);
  for (const { 0: found, index } of css.matchAll(
    /@import|\\|\/\*|(?:url|image|image-set|src)\(|javascript:|expression\(/gi,
  )) {
    const rest = css.slice(index + found.length, index + found.length + maxBlanks);
    // Never slow: sixty characters.
    if (found.endsWith('(') && /^\s*["']?\s*#/.test(rest)) continue;
    const shown = found.endsWith('(') ? found + rest.slice(0, 40).split(')')[0] : found;
    throw new UnsafeSvgError(`it has "${shown.slice(0, 60)}", which can bring in what is elsewhere`, saveAsPlain);
  }
  return css;
}

/** Characters after a bracket in which a reference begins: no program writes more blanks there. */
const maxBlanks = 60;

function sizeOf(attributes: Readonly<Record<string, string>>): Omit<CleanSvg, 'svg'> {
  const length = (text = '') => Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text)?.[1] ?? Number.NaN);
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [length(attributes['width']), length(attributes['height'])];
  const size = width > 0 && height > 0 ? { width, height } : { width: boxWidth, height: boxHeight };
  if (!(size.width > 0 && size.height > 0 && size.width <= 100_000 && size.height <= 100_000)) {
    throw new UnsafeSvgError(
      'it does not say how large it is',
      'Give its <svg> a viewBox, or a width and a height in px',
    );
  }
  // Whole numbers in the proportion of the drawing: pages say them before it is there.
  const scale = Math.max(1, 100 / Math.min(size.width, size.height));
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}
