import { render } from '@testing-library/react';
import { plantPlaces } from 'shared-ui/plan/plant';
import type { Application } from '../lists/application';
import { useCases } from '../lists/use-cases';
import { FlowPlan, placeFlow } from './flow-plan';

test("every place of a use case has its own numbered spot on the floor plan's route", () => {
  for (const { flow } of useCases) {
    const { places }: Application['flow'] = flow;
    const ids = placeFlow(places);
    expect(new Set(ids).size).toBe(places.length);
    const { container, unmount } = render(<FlowPlan places={places} />);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      places.map((_, index) => String(index + 1)),
    );
    const route = container.querySelector('path')?.getAttribute('d') ?? '';
    for (const id of ids) expect(route).toContain(`${plantPlaces[id].x}`);
    unmount();
  }
});

test('the robot on the plan faces where it drives', () => {
  const place = (kind: 'cell' | 'wrapper') => ({ name: kind, kind, signal: '' });
  const rotationOf = (...kinds: ('cell' | 'wrapper')[]) => {
    const { container, unmount } = render(<FlowPlan places={kinds.map(place)} />);
    const robot = container.querySelector('g[transform*=rotate]')?.getAttribute('transform');
    unmount();
    return robot;
  };
  expect(rotationOf('cell', 'wrapper')).toBe('translate(268 236) rotate(0)');
  expect(rotationOf('wrapper', 'cell')).toBe('translate(268 236) rotate(180)');
});

test('a flow with two docks is not drawn, because the plant has only one', () => {
  const dock = { name: 'Dock', kind: 'dock', signal: '' } as const;
  expect(placeFlow([dock, { ...dock, kind: 'rack' }, dock])).toEqual([]);
});
