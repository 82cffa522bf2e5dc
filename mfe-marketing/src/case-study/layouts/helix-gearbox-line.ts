import type { PlantLayout } from '../plant-layout/plant-layout';

/** The floor at Helix Motors. */
export const helixGearboxLine: PlantLayout = {
  width: 150,
  depth: 66,
  areas: [
    { name: 'Supermarket', x: 4, y: 20, width: 22, depth: 22 },
    { name: 'Assembly line, eleven stations', x: 52, y: 26, width: 76, depth: 10 },
    { name: 'Pre-assembly', x: 110, y: 56, width: 24, depth: 8 },
    { name: 'Test benches', x: 60, y: 11, width: 30, depth: 8 },
  ],
  walls: [
    [
      [40, 0],
      [40, 6.4],
    ],
    [
      [40, 9.6],
      [40, 50.4],
    ],
    [
      [40, 53.6],
      [40, 66],
    ],
  ],
  routes: [
    [
      [30, 8],
      [142, 8],
      [142, 52],
      [30, 52],
      [30, 8],
    ],
    [
      [122, 56],
      [122, 44],
      [58, 44],
      [58, 36],
    ],
    [
      [120, 26],
      [120, 22],
      [75, 22],
      [75, 19],
    ],
  ],
  charging: [14, 50],
};
