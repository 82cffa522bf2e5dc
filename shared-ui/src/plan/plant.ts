/** Where a robot stands to take, bring, charge or wait, in units of the drawing, in which of the two halls that is, and where its name is written. */
type PlantPlace = {
  name: string;
  x: number;
  y: number;
  hall: 'production' | 'store';
  label: readonly [x: number, y: number];
};

/** Every place of the one plant that all floor plans show. Robots reach each from the lane between the halls. */
export const plantPlaces = {
  cell: { name: 'Palletiser', x: 214, y: 180, hall: 'production', label: [40, 126] },
  wrapper: { name: 'Wrapper', x: 322, y: 180, hall: 'production', label: [290, 108] },
  line: { name: 'Assembly line', x: 94, y: 284, hall: 'production', label: [40, 374] },
  machine: { name: 'Machine', x: 210, y: 284, hall: 'production', label: [172, 378] },
  table: { name: 'Packing table', x: 312, y: 284, hall: 'production', label: [265, 374] },
  rack: { name: 'Rack', x: 644, y: 184, hall: 'store', label: [456, 108] },
  lift: { name: 'Lift', x: 416, y: 284, hall: 'store', label: [388, 378] },
  charger: { name: 'Charger 1', x: 470, y: 336, hall: 'store', label: [446, 380] },
  'charger-2': { name: 'Charger 2', x: 520, y: 336, hall: 'store', label: [500, 380] },
  'floor-1': { name: 'Floor 1', x: 578, y: 284, hall: 'store', label: [545, 374] },
  'floor-2': { name: 'Floor 2', x: 626, y: 284, hall: 'store', label: [606, 374] },
  dock: { name: 'Dock', x: 676, y: 316, hall: 'store', label: [666, 374] },
} as const satisfies Record<string, PlantPlace>;

/** A place of the plant. */
export type PlantPlaceId = keyof typeof plantPlaces;

/** The height of the lane that joins all places, and the door in it between the halls. */
export const plantLane = { y: 236, doorX: 372 } as const;

/** The way from place to place, as the data of an SVG path: off each place into the lane, along it, and into the next. */
export function plantRoute([first, ...others]: readonly [PlantPlaceId, ...PlantPlaceId[]]): string {
  const { x, y } = plantPlaces[first];
  return others.reduce((path, id) => {
    const to = plantPlaces[id];
    return `${path}V${plantLane.y}H${to.x}V${to.y}`;
  }, `M${x} ${y}`);
}

/** Where a load stands at a place: in the machine or on the marked floor behind the robot; the palletiser's rolls out to it. */
export function plantLoadSpot(id: PlantPlaceId): { x: number; y: number } {
  const { x, y } = plantPlaces[id];
  if (id === 'cell') return { x, y };
  return { x, y: y < plantLane.y ? y - 46 : y + 46 };
}

/** The place of the rack that the example mission fills, and the upper left corners of all its places. */
export const rackPlaces = {
  free: 6,
  width: 29,
  height: 52,
  y: 112,
  x: [456, 485, 514, 543, 572, 601, 630, 659],
} as const;
