import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../site';
import { palette } from './palette';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

test.each(Object.entries(palette))('%s is the colour of the stylesheet', (name, { light, dark }) => {
  const property = `--colour-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  expect(tokens).toContain(`${property}: light-dark(${light}, ${dark});`);
});

test('links are printed with the address of the site', () => {
  const css = readFileSync(join(__dirname, 'global.css'), 'utf8');
  expect(css).toContain(`(${site.origin}" attr(href)`);
});
