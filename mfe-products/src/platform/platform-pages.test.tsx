import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { MemoryRouter } from 'react-router-dom';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import FleetCharts from './analytics/fleet-charts';
import FleetManagerPage from './fleet-manager-page';
import IntegratorPage from './integrator-page';
import { missionSteps } from './mission-walkthrough/mission-steps';
import { softwareStudies } from './seen-software';
import { softwareUses } from './software-references';
import SyncosPage from './syncos-page';

let isLessMotionWanted = true;
let preference: ReturnType<typeof fakeMatchMedia>;
beforeEach(() => {
  isLessMotionWanted = true;
  preference = fakeMatchMedia((query) => !isLessMotionWanted && query.includes('no-preference'));
  fakeIntersectionObserver();
});

// Also after a test that has failed, or the next would wait for ever.
afterEach(() => void jest.useRealTimers());

const show = (Page: () => React.ReactNode) => render(<Page />, { wrapper: MemoryRouter });
/** A step as the visitor chooses it; on paper its title stands once more. */
const step = (index: number) => screen.getByText(missionSteps.at(index)?.title ?? '', { selector: 'summary *' });
const current = () => document.querySelector('[aria-current=step]')?.textContent;

test('the mission can be stepped through both ways, within its ends', async () => {
  show(SyncosPage);
  expect(current()).toBe(missionSteps[0]?.title);
  expect(screen.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(current()).toBe(missionSteps[1]?.title);
  await userEvent.click(screen.getByRole('button', { name: 'Previous step' }));
  expect(current()).toBe(missionSteps[0]?.title);
  await userEvent.click(step(-1));
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
  act(() => step(2).click());
  pass(2);
  expect(current()).toBe(missionSteps[2]?.title);
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

test.each([
  [SyncosPage, 'Where does SyncOS run?', /On premises: .* a cloud service is not offered/],
  [SyncosPage, 'How is it licensed, and what does it cost?', /in the offer/],
  [IntegratorPage, 'Does it speak to a Siemens S7, by PROFINET, OPC UA or Modbus?', /Siemens S7.*Modbus: in the offer/],
  [IntegratorPage, 'Is there an API?', /REST.*not published/],
])('an engineer is answered: %#', (Page, question, answer) => {
  show(Page);
  expect(screen.getByText(question).closest('details')).toHaveTextContent(answer);
});

test('the integrator lists its connections: fleets, machines, doors, lifts, systems', () => {
  show(IntegratorPage);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Robot fleets',
    'PLCs and machines',
    'Conveyors',
    'Doors and lifts',
    'WMS, ERP and MES, such as SAP',
    'People',
  ]);
});

test('hovering or focusing a connection shows what it offers, as the table does', async () => {
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

test('a mission step is shown for seven seconds; with reduced motion none plays', () => {
  jest.useFakeTimers();
  show(SyncosPage);
  act(() => jest.advanceTimersByTime(30_000));
  expect(current()).toBe(missionSteps[0]?.title);
  isLessMotionWanted = false;
  act(() => preference.change());
  act(() => jest.advanceTimersByTime(6999));
  expect(current()).toBe(missionSteps[0]?.title);
  act(() => jest.advanceTimersByTime(1));
  expect(current()).toBe(missionSteps[1]?.title);
  isLessMotionWanted = true;
  act(() => preference.change());
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(current()).toBe(missionSteps[1]?.title);
});

test('a finished mission shows its last step for its time, then offers to play again', () => {
  jest.useFakeTimers();
  isLessMotionWanted = false;
  show(SyncosPage);
  for (const _ of missionSteps.slice(1)) act(() => jest.advanceTimersByTime(7000));
  expect(current()).toBe(missionSteps.at(-1)?.title);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  act(() => jest.advanceTimersByTime(7000));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(current()).toBe(missionSteps.at(-1)?.title);
});

test('pressing the shown step again keeps it open', () => {
  show(SyncosPage);
  const summary = step(0).closest('summary');
  expect(summary && fireEvent.click(summary)).toBe(false);
  expect(summary?.closest('details')).toHaveAttribute('open');
});

test('a connection that loses the focus no longer shows what it offers', () => {
  show(IntegratorPage);
  const link = screen.getByRole('link', { name: /^People/ });
  act(() => link.focus());
  expect(screen.getAllByText(/^Calls and confirmations where/)).toHaveLength(2);
  act(() => link.blur());
  expect(screen.getAllByText(/^Calls and confirmations where/)).toHaveLength(1);
});

test('the tables say who may do what, and how fleets perform by size', async () => {
  show(FleetManagerPage);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip 10 minutes' })).toBeEnabled());
  for (const row of ['Operator yes – –', 'Planner yes yes –', 'Administrator yes yes yes'])
    expect(screen.getByRole('row', { name: row })).toBeVisible();
  await userEvent.click(screen.getByText('The figures as a table'));
  const figures = within(screen.getByRole('region', { name: 'Jobs per hour and use of time by fleet size' }));
  expect(figures.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Robots',
    'Jobs per hour',
    'driving (%)',
    'loading (%)',
    'waiting (%)',
    'charging (%)',
    'idle (%)',
  ]);
  expect(figures.getAllByRole('row')[1]).toHaveTextContent('22958.319.91.119.90.8');
  expect(screen.getByRole('link', { name: 'Calculate the number for your plant' })).toHaveAttribute(
    'href',
    '/products/robot-count',
  );
});

const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the platform leads to its parts, uses, studies and an engineer', async () => {
  useSharedStore.getState().setInterest(null);
  show(SyncosPage);
  expect(linksIn('Two parts, and what they connect')).toEqual(['/products/integrator', '/products/fleet-manager']);
  expect(linksIn('Works with')).toEqual(['/products/integrator', '/products/fleet-manager']);
  expect(linksIn('Where it is used')).toEqual(['/solutions/manufacturing-production', '/industries/industry-fmcg']);
  expect(linksIn('Seen at work in')).toEqual([
    '/case-study/nordhavn-bottling',
    '/case-study/helix-gearbox-line',
    '/case-study/boxharbour-packing',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Talk to an engineer' }));
  expect(useSharedStore.getState().interest).toEqual({ label: 'SyncOS', path: '/products/syncos' });
});

test('a platform part has its own uses and studies, even without the other part', () => {
  expect(softwareStudies('fleet-manager').map(({ id }) => id)).toEqual([
    'nordhavn-bottling',
    'helix-gearbox-line',
    'orban-cross-dock',
  ]);
  for (const software of ['integrator', 'fleet-manager'] as const) {
    expect(softwareUses(software).length).toBeGreaterThan(3);
    for (const use of softwareUses(software)) expect(use.software).toBe(software);
  }
});

test('each page describes its software and its questions and answers to machines', () => {
  const data = prerenderedJsonLd(
    <MemoryRouter>
      <IntegratorPage />
    </MemoryRouter>,
  );
  expect(data['@graph']).toMatchObject([
    { '@type': 'SoftwareApplication', name: 'Integrator', url: `${site.origin}/products/integrator` },
    { '@type': 'FAQPage' },
  ]);
});

test('chart columns are as high as their figures, and shares of time are stacked', () => {
  const { container } = render(<FleetCharts />);
  const column = (activity: string) => container.querySelector(`path.${activity}`)?.getAttribute('d')?.split('M')[1];
  // 29 of 200 jobs; 58.3 % of driving, then 19.9 % of loading, of 280.
  expect(column('jobs')).toBe('8 280h40v-41h-40z');
  expect(column('driving')).toBe('8 280h40v-163h-40z');
  expect(container.querySelectorAll('path.loading')[0]?.getAttribute('d')).toMatch(/^M8 117h40v-56h-40z/);
});
