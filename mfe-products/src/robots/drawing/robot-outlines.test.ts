import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import * as v from 'valibot';
import { robotMedia } from '../robot-media';
import { drawRobot, drawSide } from './draw-robot';
import { boundsOf } from './outline-shapes';
import { robotOutlines } from './robot-outlines';
import { writeDxf } from './write-dxf';

const media = join(__dirname, '../../../../media/published');

/** What is read of a glTF: where the corners of its one mesh stand in the file. */
const modelSchema = v.object({
  accessors: v.array(v.object({ bufferView: v.number(), byteOffset: v.optional(v.number(), 0), count: v.number() })),
  bufferViews: v.array(v.object({ byteOffset: v.optional(v.number(), 0) })),
  meshes: v.tuple([v.object({ primitives: v.array(v.object({ attributes: v.object({ POSITION: v.number() }) })) })]),
});

/** Length, height and width of a model in mm, of what stands ahead of `from` (in m, forwards). */
function measureModel(name: RobotVariantName, from = Number.NEGATIVE_INFINITY) {
  const file = readFileSync(join(media, robotMedia[name].model.glb.replace('/media/', '')));
  const headerEnd = 20 + file.readUInt32LE(12);
  const { accessors, bufferViews, meshes } = v.parse(modelSchema, JSON.parse(file.toString('utf8', 20, headerEnd)));
  const corners = meshes[0].primitives.flatMap(({ attributes }) => {
    const accessor = accessors[attributes.POSITION];
    const view = accessor && bufferViews[accessor.bufferView];
    if (!accessor || !view) throw new Error(`${name}: its model has no positions`);
    const start = headerEnd + 8 + view.byteOffset + accessor.byteOffset;
    return Array.from({ length: accessor.count }, (_, index) =>
      [0, 1, 2].map((axis) => file.readFloatLE(start + 12 * index + 4 * axis)),
    );
  });
  const ahead = corners.filter(([x = 0]) => x > from);
  const extent = (axis: number) => {
    const values = ahead.map((corner) => corner[axis] ?? 0);
    return 1000 * (values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)));
  };
  return { length: extent(0), height: extent(1), width: extent(2) };
}

/** How far two measures are apart, as a share. */
const deviation = (one: number, other: number) => Math.abs(one - other) / other;

test("a robot's measurements match its 3D model, within 2 %", () => {
  for (const name of robotVariantNames) {
    // The tugger's model has its train behind it; the coupling ends 74 cm behind its middle.
    const model = measureModel(name, name === 'agvTugger' ? -0.74 : undefined);
    const robot = robotSpecifications[name];
    for (const measure of ['length', 'width', 'height'] as const)
      expect([name, measure, deviation(robot[measure].value, model[measure]) < 0.02]).toEqual([name, measure, true]);
  }
});

test("the tugger's train matches its model, within 2 %", () => {
  const model = measureModel('agvTugger');
  const { train } = robotSpecifications.agvTugger;
  expect(deviation(train?.length.value ?? 0, model.length)).toBeLessThan(0.02);
  expect(deviation(train?.height.value ?? 0, model.height)).toBeLessThan(0.02);
});

/** Width and height of a view, in mm. */
const sizeOf = (name: RobotVariantName, view: 'side' | 'front' | 'top') => {
  const { from, to } = boundsOf(robotOutlines[name][view]);
  return [to[0] - from[0], to[1] - from[1]];
};

test('each view of a robot is drawn to its measurements', () => {
  for (const name of robotVariantNames) {
    const { length, width, height } = robotSpecifications[name];
    const views = (['side', 'front', 'top'] as const).map((view) => sizeOf(name, view));
    const measures = [length, height, width, height, length, width].map(({ value }) => value);
    expect([name, ...views.flat()]).toEqual([name, ...measures]);
  }
});

test('a drawing has three views at one scale, with figures in the requested units', () => {
  const [side, front, top] = drawRobot('lifter', 'metric');
  expect([side?.title, front?.title, top?.title]).toEqual(['From the side', 'From the front', 'From above']);
  expect(side?.labels.map(({ text }) => text)).toEqual(['1320 mm', '340 mm']);
  expect(front?.labels.map(({ text }) => text)).toEqual(['950 mm']);
  expect(side?.description).toBe('Length 1320 mm, Height 340 mm');
  expect(drawRobot('lifter', 'imperial')[0]?.labels.map(({ text }) => text)).toEqual(['52.0 in', '13.4 in']);
  expect(drawRobot('lifter', 'imperial')[0]?.strokes).toEqual(side?.strokes);
});

test('no part of a drawing, dimensions included, lies outside it', () => {
  for (const { width, height, labels, strokes } of robotVariantNames.flatMap((name) => drawRobot(name, 'metric'))) {
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeLessThan(height);
    }
    for (const { path } of strokes) expect(path).not.toMatch(/NaN|\./);
  }
});

/** The pairs of a DXF: what a value means, and the value. */
const readPairs = (dxf: string) => {
  const lines = dxf.split('\n');
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, index) => ({
    code: Number(lines[2 * index]),
    value: lines[2 * index + 1] ?? '',
  }));
};

test.each(['lifter', 'agvTugger'] as const)(
  'the DXF of a robot, such as %s, is R12, in true size, with a layer for each view',
  (name) => {
    const pairs = readPairs(writeDxf(name));
    expect(pairs.find(({ value }) => value === 'AC1009')?.code).toBe(1);
    expect(pairs.at(-1)).toEqual({ code: 0, value: 'EOF' });
    const opened = pairs.filter(({ code, value }) => code === 0 && value === 'SECTION');
    expect(pairs.filter(({ code, value }) => code === 0 && value === 'ENDSEC')).toHaveLength(opened.length);
    expect(pairs.filter(({ value }) => value === 'POLYLINE')).toHaveLength(
      pairs.filter(({ value }) => value === 'SEQEND').length,
    );
    // 70 after a polyline is 1 when it is closed.
    const open = pairs.filter(({ code, value }, at) => code === 70 && value === '0' && pairs[at - 1]?.code === 66);
    const lines = Object.values(robotOutlines[name]).flatMap((shapes) => shapes.filter(({ kind }) => kind === 'line'));
    expect(open).toHaveLength(lines.length);
    let layer = '';
    const plan: number[] = [];
    for (const { code, value } of pairs) {
      if (code === 8) layer = value;
      if (code === 10 && layer === 'PLAN') plan.push(Number(value));
    }
    expect(Math.max(...plan) - Math.min(...plan)).toBe(robotSpecifications[name].length.value);
    expect(new Set(pairs.flatMap(({ code, value }) => (code === 8 ? value : [])))).toEqual(
      new Set(['SIDE', 'FRONT', 'PLAN']),
    );
  },
);

/** The entities of a DXF: what each is, its layer, and the values of its corners, or of its centre and radius. */
function readEntities(dxf: string) {
  const entities: { kind: string; layer: string; x: number[]; y: number[]; radius?: number }[] = [];
  for (const { code, value } of readPairs(dxf.slice(dxf.indexOf('ENTITIES')).replace(/^.*\n/, ''))) {
    const last = entities.at(-1);
    if (code === 0 && /^(CIRCLE|POLYLINE)$/.test(value)) entities.push({ kind: value, layer: '', x: [], y: [] });
    else if (last && code === 8) last.layer = value;
    else if (last && code === 10) last.x.push(Number(value));
    else if (last && code === 20) last.y.push(Number(value));
    else if (last && code === 40) last.radius = Number(value);
  }
  return entities;
}

test.each(robotVariantNames)('in the DXF of %s each view is true to size, and its wheels are round', (name) => {
  const entities = readEntities(writeDxf(name));
  const views = { SIDE: 'side', FRONT: 'front', PLAN: 'top' } as const;
  for (const [layer, view] of Object.entries(views)) {
    const ofView = entities.filter((entity) => entity.layer === layer);
    const extent = (axis: 'x' | 'y') => {
      const ends = ofView.flatMap((entity) =>
        entity[axis].flatMap((at) => [at - (entity.radius ?? 0), at + (entity.radius ?? 0)]),
      );
      return Math.max(...ends) - Math.min(...ends);
    };
    expect([layer, extent('x'), extent('y')]).toEqual([layer, ...sizeOf(name, view)]);
    const radii = robotOutlines[name][view].flatMap((shape) => (shape.kind === 'circle' ? shape.radius : []));
    expect(ofView.flatMap(({ radius = [] }) => radius)).toEqual(radii);
  }
});

test.each(robotVariantNames)(
  'in the DXF of %s the side is above the plan, the front to its right, all apart',
  (name) => {
    const entities = readEntities(writeDxf(name));
    const range = (layer: string, axis: 'x' | 'y') => {
      const ofView = entities.filter((entity) => entity.layer === layer).flatMap((entity) => entity[axis]);
      return { from: Math.min(...ofView), to: Math.max(...ofView) };
    };
    expect(range('SIDE', 'y').from).toBeGreaterThan(range('PLAN', 'y').to);
    expect(range('FRONT', 'y').from).toBeGreaterThan(range('PLAN', 'y').to);
    expect(range('FRONT', 'x').from).toBeGreaterThan(range('SIDE', 'x').to);
  },
);

test('from the side all robots are drawn at one scale', () => {
  for (const name of robotVariantNames) {
    const { width, height } = drawSide(name);
    expect([name, 5 * width, 5 * height]).toEqual([
      name,
      robotSpecifications[name].length.value,
      robotSpecifications[name].height.value,
    ]);
  }
});

test('the wheels of a drawn robot are circles of their size', () => {
  for (const name of robotVariantNames) {
    const { outline, detail } = drawSide(name);
    const drawn = [...(outline + detail).matchAll(/a(\d+) \1 0 1 0 (\d+) 0/g)].map(([, radius, across]) => [
      Number(radius),
      Number(across),
    ]);
    const radii = robotOutlines[name].side.flatMap((shape) =>
      shape.kind === 'circle' ? Math.round(shape.radius / 5) : [],
    );
    expect(radii).not.toEqual([]);
    const bySize = (one: readonly number[], other: readonly number[]) => (one[0] ?? 0) - (other[0] ?? 0);
    expect([name, ...drawn.sort(bySize)]).toEqual([name, ...radii.map((radius) => [radius, 2 * radius]).sort(bySize)]);
  }
});
