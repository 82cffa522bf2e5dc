import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { crossingAt, planSize } from './aisles';
import { FleetSimulation } from './fleet-simulation';
import { segmentTicks } from './simulation';
import { still } from './still';

let mockIsOffline = false;
jest.mock('./fleet-run', () => {
  if (mockIsOffline) throw new Error('offline');
  return jest.requireActual('./fleet-run');
});

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

const show = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/products/fleet-manager${query}`]}>
      <FleetSimulation />
      <Query />
    </MemoryRouter>,
  );
const open = async (query = '') => {
  show(query);
  // The engine has loaded.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip 10 minutes' })).toBeEnabled());
};

const reading = (label: string) => screen.getByText(label).nextElementSibling?.textContent ?? '';
const skip = async () => userEvent.click(screen.getByRole('button', { name: 'Skip 10 minutes' }));

let isLessMotionWanted = true;
let preference: ReturnType<typeof fakeMatchMedia>;
let view: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  isLessMotionWanted = true;
  preference = fakeMatchMedia((query) => !isLessMotionWanted && query.includes('no-preference'));
  view = fakeIntersectionObserver();
});

// Also after a test that has failed, or the next would wait for ever.
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// Before any other test has loaded the engine.
test('a simulation that fails to load keeps the still, says so, and retries on play', async () => {
  expectConsole('warn', /^The simulation of the fleet did not load/);
  mockIsOffline = true;
  show();
  expect(await screen.findByText(/^The simulation could not be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skip 10 minutes' })).toBeDisabled();
  expect(reading('Jobs finished')).toBe('22');
  mockIsOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skip 10 minutes' })).toBeEnabled());
  expect(screen.queryByText(/^The simulation could not be loaded/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('it is prerendered as a still that says what it shows and assumes', () => {
  const html = renderToString(
    <MemoryRouter>
      <FleetSimulation />
    </MemoryRouter>,
  );
  expect(html).toContain(`and ${still.robots.length} robots`);
  expect(html).toContain('All robots drive at 1.5 m/s');
  const metre = (crossingAt(1).x - crossingAt(0).x) / (segmentTicks * 1.5);
  const [width, depth] = [planSize.width, planSize.height].map((units) => Math.round(units / metre));
  expect(html).toContain(`A plant of ${width} × ${depth} m`);
  expect(html).toContain('0:15:00');
  expect(html).not.toContain('style=');
});

test('it plays by itself, and pauses when asked', async () => {
  isLessMotionWanted = false;
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('with reduced motion it stands still, and advances ten minutes on request', async () => {
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
  await userEvent.click(screen.getByText('Every robot as a table'));
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

test('settings are kept in the address, and the same address gives the same run', async () => {
  await open('?seed=5&robots=4&jobs=100&chargers=2&aisle=1');
  expect(screen.getByRole('slider', { name: /Robots/ })).toHaveValue('4');
  expect(screen.getByRole('combobox', { name: 'Blocked aisle' })).toHaveDisplayValue('Aisle 2, middle');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Blocked aisle' }), 'Aisle D, north');
  expect(screen.getByTestId('query')).toHaveTextContent('?seed=5&robots=4&jobs=100&chargers=2&aisle=3');
});

test('an invalid address starts with the default settings', async () => {
  await open('?seed=-1&robots=many&jobs=1e9&chargers=0&aisle=9');
  expect(screen.getByRole('slider', { name: /Robots/ })).toHaveValue('12');
  expect(screen.getByRole('combobox', { name: 'Blocked aisle' })).toHaveDisplayValue('None');
});

const time = () => reading('Time in the plant');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const places = () => Array.from(document.querySelectorAll('[data-robot]'), (robot) => robot.getAttribute('transform'));

test('in view the figures and robots move; out of view or paused nothing does', async () => {
  await open();
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  press('Play');
  pass(2000);
  expect(time()).toBe('0:15:00');
  const before = places();
  act(() => view.see(true));
  pass(2100);
  expect(time()).toMatch(/^0:15:(3[5-9]|4[0-2])$/);
  expect(places()).not.toEqual(before);
  press('Pause');
  const [paused, stood] = [time(), places()];
  pass(2000);
  expect([time(), places()]).toEqual([paused, stood]);
});

test('one second shows twenty, and nothing catches up after the tab was in background', async () => {
  await open();
  const frames = new Map<number, FrameRequestCallback>();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frames.set(frames.size, callback);
    return frames.size - 1;
  });
  const frame = (now: number) => frames.get(frames.size - 1)?.(now);
  press('Play');
  view.see(true);
  frame(1000);
  frame(1100);
  frame(3_600_000);
  await skip();
  expect(time()).toBe('0:25:07');
});

test('ten minutes later the robots have moved, and the rate covers the last fifteen', async () => {
  await open();
  const before = places();
  await skip();
  expect(places()).not.toEqual(before);
  // Since the tenth minute.
  const finished = Number(reading('Jobs finished')) - (still.history[10] ?? 0);
  expect(reading('Per hour, last 15 min')).toBe(`${4 * finished}`);
});

test('switching to reduced motion shows the fleet at the start, at rest', async () => {
  isLessMotionWanted = false;
  await open();
  await skip();
  expect(time()).toBe('0:25:00');
  isLessMotionWanted = true;
  act(() => preference.change());
  expect(time()).toBe('0:15:00');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

const slide = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });

test('robots, jobs, chargers, day and aisle are set separately, within their limits', async () => {
  await open('?seed=5&robots=12&jobs=120&chargers=4&aisle=2');
  const query = () => screen.getByTestId('query').textContent;
  slide(/^Robots/, '3');
  slide(/^Jobs per hour/, '60');
  slide(/^Chargers/, '2');
  expect(query()).toBe('?seed=5&robots=3&jobs=60&chargers=2&aisle=2');
  expect(places()).toHaveLength(3);
  expect(document.querySelectorAll('.off')).toHaveLength(4);
  expect(document.querySelectorAll('.closed')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Blocked aisle' }), 'None');
  expect(document.querySelectorAll('.closed')).toHaveLength(0);
  press('Another day');
  expect(query()).toBe('?seed=6&robots=3&jobs=60&chargers=2&aisle=0');
});

test('another fleet size starts a new run; more jobs continue the present one', async () => {
  await open();
  await skip();
  slide(/^Jobs per hour/, '300');
  slide(/^Chargers/, '2');
  expect(time()).toBe('0:25:00');
  slide(/^Robots/, '3');
  expect(time()).toBe('0:15:00');
});

test('the tables list the five oldest tasks and all robots, and say the totals', async () => {
  await open();
  await userEvent.click(screen.getByText('Every robot as a table'));
  const rows = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rows('Oldest tasks')[0]).toBe('#22Line GDock 1Robot 07on its way0:02:28');
  expect(rows('Robots of the simulation')[2]).toBe('Robot 03drivingD4 to C4Home 392 %');
  expect(reading('Per hour, last 15 min')).toBe('88');
  expect(reading('Time spent waiting')).toBe('3 %');
  slide(/^Jobs per hour/, '20');
  slide(/^Robots/, '20');
  expect(rows('Oldest tasks')).toHaveLength(5);
  expect(rows('Oldest tasks').at(-1)).toBe('–');
});

const robots = () => within(screen.getByRole('list', { name: 'Robots' }));
const chosen = () => within(screen.getByRole('region', { name: /^Robot \d\d$/ }));
const choose = (name: RegExp) => fireEvent.click(robots().getByRole('button', { name }));
const alarms = () => screen.getByRole('region', { name: 'Alarms' }).textContent;

test('a robot is chosen in the list or on the map, stopped where it is, and let go on', async () => {
  await open();
  expect(alarms()).toBe('AlarmsNone');
  choose(/^Robot 03/);
  expect(screen.getByRole('region', { name: 'Robot 03' })).toHaveTextContent('WhereD4 to C4');
  press('Stop it here');
  await skip();
  const stood = places()[2];
  await skip();
  expect(places()[2]).toBe(stood);
  expect(robots().getByRole('button', { name: /^Robot 03 ?stopped/ })).toHaveAttribute('aria-pressed', 'true');
  expect(alarms()).toMatch(/^AlarmsRobot 03 is stopped/);
  press('Let it go on');
  await skip();
  expect(places()[2]).not.toBe(stood);
  expect(alarms()).not.toContain('is stopped');
  const [first] = document.querySelectorAll('[data-robot] rect');
  if (first) fireEvent.click(first);
  expect(screen.getByRole('region', { name: 'Robot 01' })).toBeVisible();
});

test('a robot that is sent to charge does its job first, then charges', async () => {
  await open('?jobs=20');
  choose(/^Robot 05/);
  press('Send to charge');
  for (let time = 0; time < 3; time += 1) {
    await skip();
    if (chosen().queryByText('charging')) break;
  }
  expect(chosen().getByText('charging')).toBeVisible();
});

test('a blocked aisle is an alarm, and with fewer robots the last one is the chosen one', async () => {
  await open('?aisle=3');
  expect(alarms()).toContain('Aisle D, north is blocked');
  choose(/^Robot 12/);
  slide(/^Robots/, '3');
  expect(screen.getByRole('region', { name: 'Robot 03' })).toBeVisible();
});
