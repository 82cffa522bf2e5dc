import type { PlantLayout, Point } from './plant-layout';

/** Width of every drawing in its own units: numbers and lines are then of one size, whatever the floor's. */
export const drawingWidth = 800;

/** The layout as SVG path data, and where its numbers stand: the page and the PDF draw the same. */
export function drawLayout({ width, depth, areas, walls = [], routes, charging }: PlantLayout) {
  const toUnits = (metres: number) => Math.round((metres * drawingWidth) / width);
  const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${toUnits(x)} ${toUnits(y)}`).join('L')}`;
  const height = toUnits(depth);
  const places = [
    ...areas.map((area) => ({ name: area.name, x: area.x + area.width / 2, y: area.y + area.depth / 2 })),
    { name: 'Charging', x: charging[0], y: charging[1] },
  ];
  return {
    height,
    floor: `M0 0H${drawingWidth}V${height}H0z`,
    areas: areas.map((area) =>
      [
        path([[area.x, area.y]]),
        'h',
        toUnits(area.width),
        'v',
        toUnits(area.depth),
        'h',
        -toUnits(area.width),
        'z',
      ].join(''),
    ),
    routes: routes.map(path),
    walls: walls.map(path),
    /** Ten metres at the lower left. */
    bar: `M10 ${height - 20}v10h${toUnits(10)}v-10`,
    /** Numbered from 1 in this order. */
    places: places.map(({ name, x, y }) => ({ name, x: toUnits(x), y: toUnits(y) })),
  };
}
