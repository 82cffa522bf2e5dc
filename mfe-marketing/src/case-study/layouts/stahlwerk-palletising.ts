import type { PlantLayout } from '../plant-layout/plant-layout';

/** The floor at Stahlwerk Ilm. */
export const stahlwerkPalletising: PlantLayout = {
  width: 150,
  depth: 56,
  areas: [
    { name: 'Palletising cell', x: 2, y: 16, width: 12, depth: 14 },
    { name: 'Forge', x: 4, y: 36, width: 30, depth: 16 },
    { name: 'Stretch wrapper', x: 124, y: 8, width: 10, depth: 10 },
    { name: 'Store lanes', x: 84, y: 40, width: 46, depth: 12 },
  ],
  walls: [
    [
      [66, 0],
      [66, 21.25],
    ],
    [
      [66, 24.75],
      [66, 56],
    ],
  ],
  routes: [
    [
      [14, 23],
      [114, 23],
      [114, 13],
      [124, 13],
    ],
    [
      [129, 18],
      [129, 30],
      [91, 30],
      [91, 40],
    ],
  ],
  charging: [142, 46],
};
