import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakeIntersectionObserver, fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { useSharedStore } from 'shared-config/store';
import FleetManagerPage from './fleet-manager-page';
import IntegratorPage from './integrator-page';
import { missionSteps } from './mission-walkthrough/mission-steps';
import SyncosPage from './syncos-page';

let isLessMotionWanted = true;
beforeEach(() => {
  isLessMotionWanted = true;
  fakeMatchMedia((query) => !isLessMotionWanted && query.includes('no-preference'));
  fakeIntersectionObserver();
});

const show = (Page: () => React.ReactNode) => render(<Page />, { wrapper: MemoryRouter });
const current = () => document.querySelector('[aria-current=step]')?.textContent;

test('the mission is stepped through, forwards and back, and no further than it goes', async () => {
  show(SyncosPage);
  expect(current()).toBe(missionSteps[0]?.title);
  expect(screen.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(current()).toBe(missionSteps[1]?.title);
  await userEvent.click(screen.getByRole('button', { name: 'Previous step' }));
  expect(current()).toBe(missionSteps[0]?.title);
  await userEvent.click(screen.getByText(missionSteps.at(-1)?.title ?? ''));
  expect(screen.getByRole('button', { name: 'Next step' })).toBeDisabled();
});

test('the mission plays once, and stops when it is paused or a step is chosen', () => {
  jest.useFakeTimers();
  isLessMotionWanted = false;
  show(SyncosPage);
  const pass = (steps: number) => {
    for (let step = 0; step < steps; step += 1) act(() => jest.advanceTimersByTime(7000));
  };
  pass(1);
  expect(current()).toBe(missionSteps[1]?.title);
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  pass(2);
  expect(current()).toBe(missionSteps[1]?.title);
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  pass(10);
  expect(current()).toBe(missionSteps.at(-1)?.title);
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  expect(current()).toBe(missionSteps[0]?.title);
  act(() => screen.getByText(missionSteps[2]?.title ?? '').click());
  pass(2);
  expect(current()).toBe(missionSteps[2]?.title);
  jest.useRealTimers();
});

test.each([
  ['SyncOS', SyncosPage, '/products/syncos'],
  ['Integrator', IntegratorPage, '/products/integrator'],
  ['Fleet Manager', FleetManagerPage, '/products/fleet-manager'],
])('%s carries the visitor’s interest to the form', async (label, Page, path) => {
  show(Page);
  await userEvent.click(screen.getByRole('link', { name: 'Get in touch' }));
  expect(useSharedStore.getState().interest).toEqual({ label, path });
});

test('the integrator says what it connects: fleets, PLCs, conveyors, doors, lifts and planning systems', () => {
  show(IntegratorPage);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Robot fleets',
    'PLCs and machines',
    'Conveyors',
    'Doors and lifts',
    'WMS, ERP and MES',
    'People',
  ]);
});

test('pointing at a connection, or focusing it, shows what it gives, and the table says the same', async () => {
  show(IntegratorPage);
  const given = 'One user at a time, fire alarms respected';
  const link = screen.getByRole('link', { name: /^Doors and lifts/ });
  const row = screen.getByRole('row', { name: /^Doors and lifts/ });
  expect(row).toHaveTextContent(given);
  expect(link).toHaveAttribute('href', `#${row.id}`);
  expect(screen.getAllByText(given)).toHaveLength(1);
  await userEvent.hover(link);
  expect(screen.getAllByText(given)).toHaveLength(2);
  await userEvent.unhover(link);
  expect(screen.getAllByText(given)).toHaveLength(1);
  act(() => link.focus());
  expect(screen.getAllByText(given)).toHaveLength(2);
});

test('the fleet manager has maps, traffic, missions, charging, roles and analytics', async () => {
  show(FleetManagerPage);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip 10 minutes' })).toBeEnabled());
  for (const name of ['Maps', 'Traffic', 'Missions', 'Charging', 'Roles', 'Analytics']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});
