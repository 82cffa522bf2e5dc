import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteClasses, tokens as wanted } from 'kit/contract/tokens';
import { comparePalette } from 'kit/presets/jest/compare-palette';
import { site } from '../site';
import { palette } from './palette';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

test('the palette has the colours of the stylesheet', () => expect(comparePalette(tokens, palette)).toEqual([]));

test('links are printed with the address of the site', () => {
  const css = readFileSync(join(__dirname, 'global.css'), 'utf8');
  expect(css).toContain(`(${site.origin}" attr(href)`);
});

test('the stylesheets define what the components of the kit need', () => {
  expect(wanted.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  const css = readFileSync(join(__dirname, 'global.css'), 'utf8');
  expect(siteClasses.filter((name) => !css.includes(`.${name} {`))).toEqual([]);
});
