import { robotNames } from 'shared-config/robots/robot-names';
import { plantPlaces } from 'shared-ui/plan/plant';
import type { Scene } from '../../lists/use-case';
import { useCases } from '../../lists/use-cases';
import { placeOnPlant } from '../place-flow';
import { type SceneOnPlan, sceneOnPlan } from './scene-on-plan';

const scenes = useCases.flatMap((useCase) =>
  useCase.steps.map((step, index) => ({ useCase, step, index, shown: sceneOnPlan(useCase, index) })),
);
const stopOf = ({ named }: SceneOnPlan) => named.find(({ isEnd }) => isEnd);

test('every place of a flow has its own spot in the plant', () => {
  for (const { flow } of useCases) {
    const ids = placeOnPlant(flow.places);
    expect(new Set(ids).size).toBe(flow.places.length);
  }
});

test("a flow's second dock is the plant's only dock", () => {
  const place = (kind: 'dock' | 'rack') => ({ name: kind, kind, signal: '' });
  expect(placeOnPlant([place('dock'), place('rack'), place('dock')])).toEqual(['dock', 'rack', 'dock']);
});

test('the sentence names the robot and places shown, and the robot is on the page', () => {
  expect(scenes).toHaveLength(20);
  for (const { useCase, step, shown } of scenes) {
    for (const { name } of shown.named) expect(shown.sentence).toContain(name);
    if (step.scene.kind === 'report') continue;
    expect(shown.sentence).toMatch(new RegExp(`^${robotNames[step.scene.robot]} (takes|drives)`));
    expect(useCase.robots).toContain(step.scene.robot);
  }
});

test("a robot ends at the step's target; at a report, the next robot to drive waits", () => {
  for (const { useCase, step, index, shown } of scenes) {
    if (step.scene.kind === 'report') {
      expect(useCase.steps[index + 1]?.scene.kind).toBe('drive');
      expect(shown.poses).toHaveLength(1);
      expect(shown.poses[0]).toEqual(sceneOnPlan(useCase, index + 1).poses[0]);
      continue;
    }
    const { x, y } = plantPlaces[stopOf(shown)?.id ?? 'charger'];
    expect(shown.poses.at(-1)).toMatchObject({ x, y });
  }
});

test('a robot carries its load only while moving it, and is shown in its final hall', () => {
  for (const { step, shown } of scenes) {
    const { scene } = step;
    expect(shown.hasLoad).toBe(scene.kind === 'drive' && scene.load !== undefined);
    expect(shown.hall).toBe(plantPlaces[stopOf(shown)?.id ?? 'charger'].hall);
    expect(shown.leg !== undefined).toBe(scene.kind === 'drive');
    // What lies in the other hall may be out of sight: its name would be, too.
    for (const { id } of shown.named) expect(plantPlaces[id].hall).toBe(shown.hall);
  }
});

test('a robot faces where it drives, and parks with its nose to its place', () => {
  for (const { shown } of scenes) {
    shown.poses.forEach((pose, index) => {
      const before = shown.poses[index - 1];
      if (!before) return;
      if (pose.x !== before.x) expect([before.angle, pose.angle]).toEqual(Array(2).fill(pose.x > before.x ? 0 : 180));
      if (pose.y !== before.y) expect([before.angle, pose.angle]).toEqual(Array(2).fill(pose.y > before.y ? 90 : -90));
    });
  }
});

test('the sentence says what moves from where to where, or what is reported', () => {
  const flow = {
    places: [
      { name: 'Cell', kind: 'cell', signal: 'pallet is full' },
      { name: 'Wrapper', kind: 'wrapper', signal: 'wrapper is free' },
    ],
  } as const;
  const sentenceOf = (scene: Scene) => sceneOnPlan({ flow, steps: [{ title: '', text: '', scene }] }, 0).sentence;
  expect(sentenceOf({ kind: 'drive', robot: 'fork', from: 0, to: 1, load: 'pallets' })).toBe(
    'Fork takes pallets from Cell to Wrapper.',
  );
  expect(sentenceOf({ kind: 'drive', robot: 'lifter', from: 'charger', to: 0 })).toBe(
    'Lifter drives from its charger to Cell.',
  );
  expect(sentenceOf({ kind: 'report', at: 1 })).toBe('Wrapper reports: wrapper is free.');
  expect(sentenceOf({ kind: 'report', at: 1, signal: 'film is low' })).toBe('Wrapper reports: film is low.');
});

test('no robot drives through the wall: it crosses between halls on the lane alone', () => {
  for (const { shown } of scenes) {
    shown.poses.forEach((pose, index) => {
      const before = shown.poses[index - 1];
      if (before && before.x !== pose.x) expect([before.y, pose.y]).toEqual([236, 236]);
    });
  }
});
