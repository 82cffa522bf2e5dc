import type { Drawing } from 'kit/contract/drawing';
import { convertFigure, type UnitSystem } from 'shared-config/robots/convert-figure';
import type { Figure } from 'shared-config/robots/figure';
import { formatFigure } from 'shared-config/robots/format-figure';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { boundsOf, type Shape } from './outline-shapes';
import { robotOutlines, type ViewName } from './robot-outlines';

/** Width of each drawing, and room around the robot for its measures, in units of the drawing. */
const width = 330;
const margin = { left: 44, right: 44, top: 6, bottom: 26 };

const viewTitles: Readonly<Record<ViewName, string>> = {
  side: 'From the side',
  front: 'From the front',
  top: 'From above',
};

const viewNames = Object.keys(viewTitles) as readonly ViewName[];

type Measure = { name: string; figure: Figure; from: number; to: number; edge: 'below' | 'right' | 'left' };

/** A robot's dimension drawing, one for each view, all at one scale. */
export function drawRobot(name: RobotVariantName, units: UnitSystem): readonly Drawing[] {
  const side = boundsOf(robotOutlines[name].side);
  // The length is the longest measure of every robot, so that it fills the width.
  const scale = (width - margin.left - margin.right) / (side.to[0] - side.from[0]);
  return viewNames.map((view) => drawView(name, view, units, scale));
}

/** A robot's view from the side: paths in units of 5 mm. */
export type SideView = { width: number; height: number; outline: string; detail: string };

/** A robot seen from the side, without measures, at a scale that is the same for all. */
export function drawSide(name: RobotVariantName): SideView {
  const shapes = robotOutlines[name].side;
  const { from, to } = boundsOf(shapes);
  const scale = 1 / 5;
  const place = {
    x: (value: number) => Math.round((value - from[0]) * scale),
    y: (value: number) => Math.round((to[1] - value) * scale),
    scale,
  };
  return { width: place.x(to[0]), height: place.y(0), ...writeShapes(shapes, place) };
}

function drawView(name: RobotVariantName, view: ViewName, units: UnitSystem, scale: number): Drawing {
  const shapes = robotOutlines[name][view];
  const { from, to } = boundsOf(shapes);
  const height = (to[1] - from[1]) * scale + margin.top + margin.bottom;
  const middle = (from[0] + to[0]) / 2;
  const x = (value: number) => Math.round(width / 2 + (value - middle) * scale);
  const y = (value: number) => Math.round(margin.top + (to[1] - value) * scale);
  const { outline, detail } = writeShapes(shapes, { x, y, scale });
  const place = { x, y, left: x(from[0]), right: x(to[0]), bottom: y(from[1]), units };
  const measures = measuresOf(name, view).map((measure) => ({ name: measure.name, ...drawMeasure(measure, place) }));
  return {
    title: viewTitles[view],
    description: measures.map(({ name: measured, label }) => `${measured} ${label.text}`).join(', '),
    width,
    height: Math.round(height),
    strokes: [
      { style: 'detail', path: detail },
      { style: 'outline', path: outline },
      { style: 'measure', path: measures.map((measure) => measure.path).join('') },
    ],
    labels: measures.map(({ label }) => label),
  };
}

/** The measures in a view; from and to are in mm on the axis that is measured. */
function measuresOf(name: RobotVariantName, view: ViewName): readonly Measure[] {
  const robot = robotSpecifications[name];
  const { from, to } = boundsOf(robotOutlines[name][view]);
  if (view === 'front') return [{ name: 'Width', figure: robot.width, from: from[0], to: to[0], edge: 'below' }];
  if (view === 'side') {
    const carried = robot.carrier?.height;
    const raised = carried && ('value' in carried ? carried.value : carried.from);
    const measures: Measure[] = [
      { name: 'Length', figure: robot.length, from: from[0], to: to[0], edge: 'below' },
      { name: 'Height', figure: robot.height, from: 0, to: robot.height.value, edge: 'right' },
    ];
    if (raised !== undefined && raised > 300 && raised < robot.height.value) {
      const figure: Figure = { value: raised, unit: 'mm' };
      measures.push({ name: 'Height of the load', figure, from: 0, to: raised, edge: 'left' });
    }
    return measures;
  }
  const { carrier } = robot;
  if (!carrier) return [{ name: 'Width', figure: robot.width, from: from[1], to: to[1], edge: 'right' }];
  const length = carrier.length.value;
  const [start, end] =
    carrier.kind === 'forks'
      ? [to[0] - length, to[0]]
      : carrier.count === 1
        ? [-length / 2, length / 2]
        : [143, 143 + length];
  return [
    { name: 'Length below the load', figure: carrier.length, from: start, to: end, edge: 'below' },
    {
      name: 'Width below the load',
      figure: carrier.width,
      from: -carrier.width.value / 2,
      to: carrier.width.value / 2,
      edge: 'right',
    },
  ];
}

/** Where a point in mm lies in the drawing, and how many of its units a mm is. */
type Projection = { x: (value: number) => number; y: (value: number) => number; scale: number };

type Place = Pick<Projection, 'x' | 'y'> & {
  left: number;
  right: number;
  bottom: number;
  units: UnitSystem;
};

/** A measure as a line with a tick at each end, lines that lead to what is measured, and its figure. */
function drawMeasure({ figure, from, to, edge }: Measure, { x, y, left, right, bottom, units }: Place) {
  const text = formatFigure(convertFigure(figure, units));
  if (edge === 'below') {
    const line = bottom + 10;
    const [start, end] = [x(from), x(to)];
    return {
      path: `M${start} ${line}H${end}M${start} ${bottom + 2}v11M${end} ${bottom + 2}v11`,
      label: { x: Math.round((start + end) / 2), y: line + 13, text },
    };
  }
  const away = edge === 'right' ? 1 : -1;
  const edgeX = edge === 'right' ? right : left;
  const line = edgeX + 12 * away;
  const [low, high] = [y(from), y(to)];
  return {
    path: `M${line} ${low}V${high}M${edgeX + 4 * away} ${low}h${11 * away}M${edgeX + 4 * away} ${high}h${11 * away}`,
    label: { x: line + (edge === 'right' ? 12 : -5), y: Math.round((low + high) / 2), text, isTurned: true as const },
  };
}

function writeShapes(shapes: readonly Shape[], place: Projection) {
  const path = (isDetail: boolean) =>
    shapes
      .filter((shape) => (shape.isDetail ?? false) === isDetail)
      .map((shape) => writePath(shape, place))
      .join('')
      .replaceAll(' -', '-');
  return { outline: path(false), detail: path(true) };
}

/** Corners below this radius, in units of the drawing, look square. */
const smallestRadius = 4;

/** A shape as SVG path data, rounded to whole units. */
function writePath(shape: Shape, { x, y, scale }: Projection): string {
  if (shape.kind === 'circle') {
    const radius = Math.round(shape.radius * scale);
    const [cx, cy] = [x(shape.centre[0]), y(shape.centre[1])];
    return `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }
  if (shape.kind === 'rectangle') {
    const [left, top, right, bottom] = [x(shape.from[0]), y(shape.to[1]), x(shape.to[0]), y(shape.from[1])];
    const radius = Math.min(
      Math.round(shape.radius * scale),
      Math.floor((right - left) / 2),
      Math.floor((bottom - top) / 2),
    );
    const [across, down] = [right - left - 2 * radius, bottom - top - 2 * radius];
    if (radius < smallestRadius) return `M${left} ${top}H${right}V${bottom}H${left}z`;
    const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
    return `M${left + radius} ${top}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}`;
  }
  const corners = shape.points.map(([px, py]) => `${x(px)} ${y(py)}`).join(' ');
  return `M${corners}${shape.kind === 'polygon' ? 'z' : ''}`;
}
