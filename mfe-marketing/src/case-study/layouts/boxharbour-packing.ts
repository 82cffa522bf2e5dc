import type { PlantLayout } from '../plant-layout/plant-layout';

/** The floor at BoxHarbour. */
export const boxharbourPacking: PlantLayout = {
  width: 92,
  depth: 50,
  areas: [
    { name: 'Picking', x: 4, y: 5, width: 16, depth: 32 },
    { name: 'Packing tables, four rows', x: 34, y: 10, width: 24, depth: 26 },
    { name: 'Labelling', x: 20, y: 41, width: 18, depth: 6 },
    { name: 'Dock conveyor', x: 80, y: 18, width: 8, depth: 12 },
  ],
  routes: [
    [
      [20, 25],
      [30, 25],
      [30, 8],
      [46, 8],
      [46, 10],
    ],
    [
      [30, 25],
      [30, 41],
    ],
    [
      [38, 44],
      [84, 44],
      [84, 30],
    ],
  ],
  charging: [66, 22],
};
