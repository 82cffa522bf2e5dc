import { render } from '@testing-library/react';
import { plantPlaces } from 'shared-ui/plan/plant';
import type { Application } from '../content/application';
import { useCases } from '../content/use-cases';
import { FlowPlan, placeFlow } from './flow-plan';

const flows = useCases.map(({ id, flow }: Application) => [id, flow] as const);

test.each(flows)(
  '%s: every place has one of its own on the floor plan, under its number, on the route',
  (_id, { places }) => {
    const ids = placeFlow(places);
    expect(ids).toHaveLength(places.length);
    expect(new Set(ids).size).toBe(ids.length);
    const { container } = render(<FlowPlan places={places} />);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
      places.map((_, index) => String(index + 1)),
    );
    const route = container.querySelector('path')?.getAttribute('d') ?? '';
    for (const id of ids) expect(route).toContain(`${plantPlaces[id].x}`);
  },
);

test('a flow with two docks is not drawn: the plant has one', () => {
  const dock = { name: 'Dock', kind: 'dock', signal: '' } as const;
  expect(placeFlow([dock, { ...dock, kind: 'rack' }, dock])).toEqual([]);
});
