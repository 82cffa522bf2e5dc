import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the map shows, in degrees. */
const west = -14;
const east = 102;
const north = 68;
const south = 4;

/**
 * Land from Europe to India as dots, one for two degrees: Natural Earth's at 1:110 million, which is in the public domain. x is the
 * longitude, y the latitude below the equator, so that a place lies where its degrees say.
 */
export function drawLand(): string {
  // From 78 north and 170 west.
  const rows = readFileSync(join(import.meta.dirname, '../source/world.txt'), 'utf8')
    .trim()
    .split('\n');
  const dots = rows.flatMap((row, index) => {
    const latitude = 78 - 2 * index;
    if (latitude > north || latitude < south) return [];
    return [...row].flatMap((character, column) => {
      const longitude = 2 * column - 170;
      return character === '#' && longitude >= west && longitude <= east ? [`M${longitude} ${-latitude}h0`] : [];
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${dots.join('')}" fill="none" stroke="var(--colour-line-strong)" stroke-width="1.1" stroke-linecap="round"/></svg>\n`;
}
