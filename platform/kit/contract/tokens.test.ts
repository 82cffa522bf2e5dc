import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from './tokens';

/** What the stylesheets of a folder ask for and do not set themselves; what has a value to fall back to may be missing. */
const wanted = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .flatMap((file) => {
      const css = readFileSync(join(folder, file), 'utf8');
      const own = new Set(Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
      return Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name).filter((name) => !own.has(name));
    });

test('the kit asks for the custom properties that are listed, and for each of them', () => {
  expect([...new Set(wanted(join(__dirname, '..')))].sort()).toEqual([...tokens].sort());
});
