import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { fakeIntersectionObserver, fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { FleetSimulation } from './fleet-simulation';
import { still } from './still';

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

const open = async (query = '') => {
  render(
    <MemoryRouter initialEntries={[`/products/fleet-manager${query}`]}>
      <FleetSimulation />
      <Query />
    </MemoryRouter>,
  );
  // The engine has loaded.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip 10 minutes' })).toBeEnabled());
};

const reading = (label: string) => screen.getByText(label).nextElementSibling?.textContent ?? '';
const skip = async () => userEvent.click(screen.getByRole('button', { name: 'Skip 10 minutes' }));

let isLessMotionWanted = true;
beforeEach(() => {
  isLessMotionWanted = true;
  fakeMatchMedia((query) => !isLessMotionWanted && query.includes('no-preference'));
  fakeIntersectionObserver();
});

test('it is prerendered as a fleet that says what it shows and assumes', () => {
  const html = renderToString(
    <MemoryRouter>
      <FleetSimulation />
    </MemoryRouter>,
  );
  expect(html).toContain(`and ${still.robots.length} robots`);
  expect(html).toContain('All robots drive at 1.5 m/s');
  expect(html).toContain('0:15:00');
  expect(html).not.toContain('style=');
});

test('it plays by itself, and pauses when asked', async () => {
  isLessMotionWanted = false;
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('for who wants less motion it stands still, and goes on by ten minutes when asked', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(reading('Time in the plant')).toBe('0:15:00');
  await skip();
  await skip();
  expect(reading('Time in the plant')).toBe('0:35:00');
  expect(Number(reading('Jobs finished'))).toBeGreaterThan(still.finishedJobs + 5);
  expect(Number(reading('Per hour, last 15 min'))).toBeGreaterThan(20);
});

test('the tables say what the map shows: the oldest tasks, and where each robot is', async () => {
  await open('?robots=5&jobs=300');
  await skip();
  await userEvent.click(screen.getByText('Every task and robot as a table'));
  const tasks = within(screen.getByRole('region', { name: 'Oldest tasks' }));
  expect(tasks.getAllByRole('rowheader')).toHaveLength(5);
  expect(tasks.getAllByText(/^Line [A-H]$/)).toHaveLength(5);
  const robots = within(screen.getByRole('region', { name: 'Robots of the simulation' }));
  expect(robots.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Robot 01',
    'Robot 02',
    'Robot 03',
    'Robot 04',
    'Robot 05',
  ]);
});

test('what is set stands in the address, and the same address gives the same run', async () => {
  await open('?seed=5&robots=4&jobs=100&chargers=2&aisle=1');
  expect(screen.getByRole('slider', { name: /Robots/ })).toHaveValue('4');
  expect(screen.getByRole('combobox', { name: 'Blocked aisle' })).toHaveDisplayValue('Aisle 2, middle');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Blocked aisle' }), 'Aisle D, north');
  expect(screen.getByTestId('query')).toHaveTextContent('?seed=5&robots=4&jobs=100&chargers=2&aisle=3');
});

test('an address that makes no sense starts with the usual settings', async () => {
  await open('?seed=-1&robots=many&jobs=1e9&chargers=0&aisle=9');
  expect(screen.getByRole('slider', { name: /Robots/ })).toHaveValue('12');
  expect(screen.getByRole('spinbutton', { name: 'Seed' })).toHaveValue(7);
  expect(screen.getByRole('combobox', { name: 'Blocked aisle' })).toHaveDisplayValue('None');
});
