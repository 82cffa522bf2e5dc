import { type RobotVariantName, robotNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { boundsOf, type Point, type Shape } from './outline-shapes';
import { robotOutlines, type ViewName } from './robot-outlines';

type Pair = readonly [code: number, value: string | number];

/** The layers of the file: one for each view, so that a planner takes what the layout needs. */
const layers: Readonly<Record<ViewName, string>> = { side: 'SIDE', front: 'FRONT', top: 'PLAN' };

/** The tangent of a quarter of a right angle: how DXF writes a quarter circle between two corners of a line. */
const quarterCircle = Math.tan(Math.PI / 8);

const gap = 500;

/**
 * The outlines of a robot as DXF R12, which every CAD program reads: in mm, in true size. The view from above has its
 * middle at the origin; above it is the view from the side, to the right of that the one from the front.
 */
export function writeDxf(name: RobotVariantName): string {
  const outlines = robotOutlines[name];
  const plan = boundsOf(outlines.top);
  const side = boundsOf(outlines.side);
  const front = boundsOf(outlines.front);
  const floor = plan.to[1] + gap;
  const places: Readonly<Record<ViewName, Point>> = {
    top: [0, 0],
    side: [0, floor],
    front: [side.to[0] + gap - front.from[0], floor],
  };
  const views = Object.entries(layers) as [ViewName, string][];
  const pairs: Pair[] = [
    [999, `${site.robotLineName} ${robotNames[name]}, outlines in mm, ${site.companyName}`],
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'TABLES'],
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, views.length],
    ...views.flatMap(([, layer]): Pair[] => [
      [0, 'LAYER'],
      [2, layer],
      [70, 0],
      [62, 7],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...views.flatMap(([view, layer]) => outlines[view].flatMap((shape) => writeShape(shape, layer, places[view]))),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ];
  return pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
}

function writeShape(shape: Shape, layer: string, [dx, dy]: Point): Pair[] {
  if (shape.kind === 'circle') {
    const [x, y] = shape.centre;
    return [
      [0, 'CIRCLE'],
      [8, layer],
      [10, x + dx],
      [20, y + dy],
      [40, shape.radius],
    ];
  }
  const corners = shape.kind === 'rectangle' ? roundCorners(shape) : shape.points.map(([x, y]) => ({ x, y, bulge: 0 }));
  return [
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    // 1 closes the line.
    [70, shape.kind === 'line' ? 0 : 1],
    ...corners.flatMap(({ x, y, bulge }): Pair[] => [
      [0, 'VERTEX'],
      [8, layer],
      [10, x + dx],
      [20, y + dy],
      ...(bulge === 0 ? [] : [[42, bulge] as const]),
    ]),
    [0, 'SEQEND'],
    [8, layer],
  ];
}

/** The corners of a rectangle, anticlockwise; with a radius, each is two points and the quarter circle from the first. */
function roundCorners({ from, to, radius }: Extract<Shape, { kind: 'rectangle' }>) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const round = Math.min(radius, (x2 - x1) / 2, (y2 - y1) / 2);
  if (round === 0)
    return [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ].map(([x = 0, y = 0]) => ({ x, y, bulge: 0 }));
  return [
    { x: x2 - round, y: y1, bulge: quarterCircle },
    { x: x2, y: y1 + round, bulge: 0 },
    { x: x2, y: y2 - round, bulge: quarterCircle },
    { x: x2 - round, y: y2, bulge: 0 },
    { x: x1 + round, y: y2, bulge: quarterCircle },
    { x: x1, y: y2 - round, bulge: 0 },
    { x: x1, y: y1 + round, bulge: quarterCircle },
    { x: x1 + round, y: y1, bulge: 0 },
  ];
}
