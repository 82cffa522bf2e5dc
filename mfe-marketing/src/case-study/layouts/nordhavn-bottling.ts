import type { PlantLayout } from '../plant-layout/plant-layout';

/** The floor at Nordhavn Foods. */
export const nordhavnBottling: PlantLayout = {
  width: 114,
  depth: 48,
  areas: [
    { name: 'Palletiser, line 1', x: 6, y: 5, width: 14, depth: 10 },
    { name: 'Palletiser, line 2', x: 6, y: 29, width: 14, depth: 10 },
    { name: 'Stretch wrapper', x: 92, y: 18, width: 10, depth: 10 },
    { name: 'High-bay store', x: 104, y: 4, width: 8, depth: 40 },
  ],
  walls: [
    [
      [60, 0],
      [60, 20],
    ],
    [
      [60, 26],
      [60, 48],
    ],
  ],
  routes: [
    [
      [20, 10],
      [42, 10],
      [42, 23],
      [92, 23],
    ],
    [
      [20, 34],
      [42, 34],
      [42, 23],
    ],
  ],
  charging: [70, 40],
};
