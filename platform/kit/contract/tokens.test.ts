import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteClasses, tokens } from './tokens';

const read = (room: string): string[] =>
  readdirSync(join(__dirname, '..', room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.(css|tsx?)$/.test(file))
    .map((file) => readFileSync(join(__dirname, '..', room, file), 'utf8'));
const sources = ['page', 'host'].flatMap(read);

/** What a source asks for and does not set itself; what has a value to fall back to may be missing. */
function wanted(source: string): string[] {
  const own = new Set(Array.from(source.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
  const asked = source.matchAll(/(?:var|getPropertyValue)\('?(--[\w-]+)'?\)/g);
  return Array.from(asked, ([, name = '']) => name).filter((name) => !own.has(name));
}

test('the kit asks for the custom properties that are listed, and for each of them', () => {
  expect([...new Set(sources.flatMap(wanted))].sort()).toEqual([...tokens].sort());
});

test('the classes that are listed are what it gives to elements', () => {
  const given = new Set(sources.flatMap((source) => source.match(/(?<=className ?= ?["'])[a-z-]+(?=["'])/g) ?? []));
  expect([...given].sort()).toEqual([...siteClasses].sort());
});
