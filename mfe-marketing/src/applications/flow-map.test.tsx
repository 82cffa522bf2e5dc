import { render, screen } from '@testing-library/react';
import type { Flow } from '../lists/application';
import { FlowMap } from './flow-map';

const flow: Flow = {
  places: [
    { name: 'Dock', kind: 'dock', signal: 'lorry is unloaded', next: { robot: 'fork', load: 'pallets' } },
    { name: 'Rack', kind: 'rack', signal: 'position is free', next: { robot: 'lifter', load: 'orders' } },
    { name: 'Dock again', kind: 'dock', signal: 'lorry is loaded' },
  ],
  back: { robot: 'fork', load: 'empty pallets' },
};

test("beside the plan stand each place's report, who takes the load, and the returns", () => {
  render(<FlowMap flow={flow} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Docklorry is unloadedFork takes pallets on',
    'Rackposition is freeLifter takes orders on',
    'Dock againlorry is loaded',
  ]);
  expect(screen.getByText('Fork brings back empty pallets')).toBeVisible();
});

test('places on the plan have letters and never overlap; robots face where they drive', () => {
  const { container } = render(<FlowMap flow={flow} />);
  const stops = Array.from(container.querySelectorAll('text'), (letter) => [
    letter.textContent,
    letter.closest('[transform]')?.getAttribute('transform'),
  ]);
  expect(stops).toEqual([
    ['A', 'translate(676 362)'],
    ['B', 'translate(644 138)'],
    ['C', 'translate(642 362)'],
  ]);
  const robots = Array.from(container.querySelectorAll('g[transform*=rotate]'), (robot) =>
    /translate\((\d+)[.\d]* 236\) rotate\((\d+)\)/.exec(robot.getAttribute('transform') ?? '')?.slice(1),
  );
  // A third of the way from the dock to the rack, and back.
  expect(robots).toEqual([
    ['665', '180'],
    ['654', '0'],
  ]);
});
