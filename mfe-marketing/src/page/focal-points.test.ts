import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const marketing = join(__dirname, '..');
const published = readdirSync(join(__dirname, '../../../media/published'));

/** What stylesheets name a picture by, where they say which part of it stays when it is cut. */
const named = readdirSync(marketing, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) =>
    Array.from(readFileSync(join(marketing, file), 'utf8').matchAll(/\[src\*="\/?([^"]+)"\]/g), ([, name = '']) => [
      file,
      name,
    ]),
  );

test('every picture that a stylesheet positions is published', () => {
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(([, name = '']) => !published.some((file) => file.includes(name)))).toEqual([]);
});
