import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { studioViews } from './studio-views';

const numbers = (text = '') => text.split(',').map(Number);

test('models are seen from where their pictures are rendered', () => {
  const scene = readFileSync(join(__dirname, '../../../../media/source/scenes/studio.py'), 'utf8');
  const rendered = [...scene.matchAll(/"([\w-]+)": \(\[.*?\], \(([^)]*)\), \(([^)]*)\), (\d+),/g)].map(
    ([, name = '', eye, target, lens]) => {
      const [[x, z = 0, y], [atX, atZ = 0, atY]] = [numbers(eye), numbers(target)] as const;
      const camera = { eye: [x, y, 0 - z], target: [atX, atY, 0 - atZ], lens: Number(lens) };
      return [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), camera];
    },
  );
  expect(Object.fromEntries(rendered)).toEqual(studioViews);
});
