import type { PlantLayout } from '../plant-layout/plant-layout';

/** The floor at BoxHarbour. */
export const boxharbourPacking: PlantLayout = {
  width: 92,
  depth: 50,
  areas: [
    { name: 'Picking', x: 4, y: 5, width: 16, depth: 32 },
    { name: 'Packing tables, four rows', x: 34, y: 10, width: 24, depth: 26 },
    { name: 'Labelling', x: 22, y: 12, width: 6, depth: 8 },
    { name: 'Dock conveyor', x: 70, y: 9, width: 8, depth: 12 },
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
      [30, 16],
      [28, 16],
    ],
    [
      [25, 12],
      [25, 5],
      [74, 5],
      [74, 9],
    ],
  ],
  charging: [66, 40],
};
