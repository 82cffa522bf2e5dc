import type { Palette } from '../../contract/palette';

type Scheme = 'light' | 'dark';
type Colour = readonly number[];

const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/**
 * Compares the palette of a site, which the platform's own pages have, with the colours that its stylesheet makes for all others.
 * @param css `tokens.css`: a colour is `#16181b`, `white` or `black`, or made of those by `var()`, `light-dark()` and `color-mix(in srgb, …)`
 * @returns a sentence for each colour that differs, with the value that the palette should have
 */
export function comparePalette(css: string, palette: Palette): string[] {
  const properties = readProperties(css);
  const differences = Object.entries(palette).flatMap(([name, colours]) => {
    const property = `--colour-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return (['light', 'dark'] as const).flatMap((scheme) => {
      const made = compute(`var(${property})`, scheme, properties);
      if (made === undefined)
        return `tokens.css has "${properties.get(property)}" as ${property}, which cannot be computed here. Make it of colours such as #16181b with var(), light-dark() and color-mix(in srgb, …)`;
      const hex = `#${made.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
      if (hex === colours[scheme]) return [];
      return `${name}, ${scheme}: palette.ts has ${colours[scheme]}, and tokens.css makes ${property} ${hex}. Give it one value in both`;
    });
  });
  return [...new Set(differences)];
}

/** A value that is set for a medium, further down, is not the one of the screen. */
function readProperties(css: string): Map<string, string> {
  const properties = new Map<string, string>();
  // Never slow: the stylesheet is the site's own.
  const text = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
  // Never slow: as above.
  for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+)\s*:([^;]*);/g))
    if (!properties.has(name)) properties.set(name, value.trim().replace(/\s+/g, ' '));
  return properties;
}

/** Red, green and blue of an expression, from 0 to 255; undefined where it has anything that is not known here. */
function compute(expression: string, scheme: Scheme, properties: ReadonlyMap<string, string>): Colour | undefined {
  const text = (named[expression] ?? expression).toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const [, called, inside = ''] = /^([a-z-]+)\((.*)\)$/.exec(text) ?? [];
  const parts = splitArguments(inside);
  const follow = (part: string) => compute(part, scheme, properties);
  if (called === 'var') return follow(properties.get(inside) ?? '');
  if (called === 'light-dark') return follow(parts[scheme === 'light' ? 0 : 1] ?? '');
  if (called !== 'color-mix' || parts.length !== 3 || parts[0] !== 'in srgb') return undefined;
  const [first, second] = parts.slice(1).map(readShare);
  const share = second?.share ?? (first?.share === undefined ? 0.5 : 1 - first.share);
  const [one, other] = [follow(first?.colour ?? ''), follow(second?.colour ?? '')];
  return one && other && one.map((part, at) => part * (1 - share) + (other[at] ?? 0) * share);
}

/** A part of a mixture, such as `white 75%`. */
function readShare(part: string) {
  const [, colour = part, share] = /^(.*) ([\d.]+)%$/.exec(part) ?? [];
  return { colour, share: share === undefined ? undefined : Number(share) / 100 };
}

/** At the commas that are in no inner brackets. */
function splitArguments(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => part.trim());
}
