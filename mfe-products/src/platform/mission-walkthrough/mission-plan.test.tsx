import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { lifterRoute, MissionPlan } from './mission-plan';
import { missionSteps } from './mission-steps';

const styles = readFileSync(join(import.meta.dirname, 'mission-plan.module.css'), 'utf8');

test('the robot drives the route as drawn', () => {
  expect(/offset-path: path\("(.+?)"\)/.exec(styles)?.[1]).toBe(lifterRoute);
});

test('it moves further with every step from the third, up to the end of the route', () => {
  const stops = [...styles.matchAll(/offset-distance: (\d+)px/g)].map(([, px]) => Number(px));
  expect(stops).toEqual([...stops].sort((one, other) => one - other));
  // Vertical and horizontal parts of the route.
  expect(stops.at(-1)).toBeGreaterThan(940);
  expect(stops.at(-1)).toBeLessThanOrEqual(950);
});

test('every step says what it shows, and who takes part', () => {
  for (const [index, step] of missionSteps.entries()) {
    const { unmount } = render(<MissionPlan step={step} />);
    const plan = screen.getByRole('img', { name: `Floor plan, step ${index + 1}: ${step.scene}` });
    expect(plan).toHaveTextContent(step.from);
    expect(plan).toHaveTextContent(step.to);
    expect(plan).toHaveTextContent(index === 5 ? '42 in stock' : '41 in stock');
    unmount();
  }
});

test('the reservation, the open door and the single pallet match each step', () => {
  const shown = missionSteps.map((step) => {
    const { container, unmount } = render(<MissionPlan step={step} />);
    const count = (name: string) => container.querySelectorAll(`.${name}`).length;
    const has = [/A-07-2/.test(container.textContent ?? ''), count('reserved'), count('doorOpen'), count('load')];
    unmount();
    return has;
  });
  expect(shown).toEqual([
    [false, 0, 0, 1],
    [true, 1, 0, 1],
    [true, 1, 0, 1],
    [true, 1, 1, 1],
    [true, 1, 0, 1],
    [true, 0, 0, 1],
  ]);
});
