import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantDrawing } from 'shared-config/media/plant-drawing';
import { drawPlant } from './draw-plant';
import { type PlantPlaceId, plantLoadSpot, plantPlaces, plantRoute } from './plant';

test('the published drawing matches the data (publish-drawings.ts writes it)', () => {
  const file = join(import.meta.dirname, '../../../media/published', plantDrawing.replace('/media/', ''));
  expect(readFileSync(file, 'utf8')).toBe(drawPlant());
});

test('it has the parts that pages show, and no colour of its own', () => {
  for (const part of ['hall', 'work', 'robot', 'lost']) expect(drawPlant()).toContain(`<g id="${part}">`);
  expect(drawPlant()).not.toMatch(/#[0-9a-f]{3,6}"|rgb|style=/);
});

test('robots never meet a wall: routes between the halls go through the door', () => {
  expect(plantRoute(['cell', 'rack'])).toBe('M214 180V236H644V184');
  for (const { x, hall } of Object.values(plantPlaces)) expect(x < 372).toBe(hall === 'production');
});

test('two places are never so close that robots in them touch', () => {
  const ids = Object.keys(plantPlaces) as PlantPlaceId[];
  for (const one of ids) {
    for (const other of ids) {
      const [a, b] = [plantPlaces[one], plantPlaces[other]];
      if (one !== other) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(40);
    }
  }
});

test("a load is behind its robot, away from the lane; the palletiser's is at the robot", () => {
  expect([plantLoadSpot('rack'), plantLoadSpot('dock'), plantLoadSpot('cell')]).toEqual([
    { x: 644, y: 138 },
    { x: 676, y: 362 },
    { x: 214, y: 180 },
  ]);
});
