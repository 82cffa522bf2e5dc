import type { Placement } from './place-robot';
import type { Activity } from './simulation';

/** Where the robots are after a quarter of an hour with the settings of the start: a test compares it with the simulation. */
export const still: readonly (Placement & { activity: Activity; hasLoad: boolean })[] = [
  { x: 150, y: 28, angle: -90, activity: 'waiting', hasLoad: true },
  { x: 486, y: 28, angle: -90, activity: 'loading', hasLoad: false },
  { x: 310.5, y: 318, angle: 180, activity: 'driving', hasLoad: false },
  { x: 570, y: 28, angle: -90, activity: 'loading', hasLoad: false },
  { x: 654, y: 356, angle: 90, activity: 'loading', hasLoad: true },
  { x: 654, y: 28, angle: -90, activity: 'loading', hasLoad: false },
  { x: 66, y: 356, angle: 90, activity: 'loading', hasLoad: true },
  { x: 66, y: 112.5, angle: -90, activity: 'driving', hasLoad: false },
  { x: 192, y: 192, angle: -90, activity: 'idle', hasLoad: false },
  { x: 276, y: 192, angle: -90, activity: 'idle', hasLoad: false },
  { x: 360, y: 192, angle: -90, activity: 'idle', hasLoad: false },
  { x: 444, y: 192, angle: -90, activity: 'idle', hasLoad: false },
];
