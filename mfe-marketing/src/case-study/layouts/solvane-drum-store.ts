import type { PlantLayout } from '../plant-layout/plant-layout';

/** The floor at Solvane Pharma. */
export const solvaneDrumStore: PlantLayout = {
  width: 84,
  depth: 52,
  areas: [
    { name: 'Goods-in', x: 2, y: 18, width: 10, depth: 16 },
    { name: 'Transfer positions', x: 16, y: 20, width: 6, depth: 12 },
    { name: 'Racks, five aisles', x: 36, y: 4, width: 44, depth: 44 },
  ],
  walls: [
    [
      [28, 0],
      [28, 23],
    ],
    [
      [28, 29],
      [28, 52],
    ],
  ],
  routes: [
    [
      [22, 26],
      [33, 26],
      [33, 14],
      [65, 14],
    ],
    [
      [33, 26],
      [33, 38],
      [65, 38],
    ],
  ],
  charging: [20, 44],
};
