import type { PlantLayout } from '../plant-layout/plant-layout';

/** The floor at Orban Logistics. */
export const orbanCrossDock: PlantLayout = {
  width: 96,
  depth: 60,
  areas: [
    { name: 'Arrivals, docks 1 to 8', x: 8, y: 0, width: 80, depth: 4 },
    { name: 'Set-down positions', x: 10, y: 6, width: 76, depth: 5 },
    { name: 'Route lanes', x: 14, y: 22, width: 64, depth: 28 },
    { name: 'Departures, docks 9 to 14', x: 8, y: 56, width: 72, depth: 4 },
  ],
  routes: [
    [
      [20, 11],
      [20, 16],
      [71, 16],
      [71, 22],
    ],
    [
      [50, 11],
      [50, 16],
    ],
  ],
  charging: [88, 32],
};
