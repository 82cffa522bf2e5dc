import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { chooseUnits } from 'shared-ui/units/use-units';
import { planFields } from '../savings/savings-fields';
import RobotCountPage from './robot-count-page';

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

const pageAt = (query = '') => (
  <MemoryRouter initialEntries={[`/products/robot-count${query}`]}>
    <RobotCountPage />
    <Query />
  </MemoryRouter>
);

const query = () => new URLSearchParams(screen.getByTestId('query').textContent ?? '');
const result = () => within(screen.getByRole('region', { name: 'Result' }));
const step = (name: RegExp) => result().getByRole('row', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

async function fillIn(name: string, value: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), value);
}

test('it begins with a worked example, step by step, that the savings page continues', () => {
  render(pageAt());
  expect(result().getByRole('status')).toHaveTextContent(
    '5 MAG Lifter robotsBusy for 77.9% of the working time at 45 moves per hour. With 4 it would be 97.3%, above your limit of 85%.',
  );
  expect(step(/^Cycle/)).toHaveTextContent('100 s + 75 s + 60 s handling235 s');
  expect(step(/^Charging factor/)).toHaveTextContent('7 h ÷ (7 h + 2 h)77.8%');
  expect(step(/^Robots/)).toHaveTextContent('45 ÷ 9.82 = 4.58, rounded up5');
  expect(planFields.robots.initial).toBe(5);
  expect(screen.getByRole('link', { name: 'Savings and payback' })).toHaveAttribute(
    'href',
    '/products/savings?robots=5',
  );
  expect(query().toString()).toBe('');
});

test('other figures change the fleet at once, the address and what an engineer gets', async () => {
  const { unmount } = render(pageAt());
  await fillIn('Moves per hour', '100');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Robot' }), 'Fork');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Charging' }), 'Between shifts');
  const expectResult = () => {
    expect(result().getByText('10 MAG Fork robots')).toBeVisible();
    expect(step(/^Driving with load/)).toHaveTextContent('120 m ÷ 0.8 m/s (80% of 1 m/s)150 s');
    expect(step(/^Driving empty/)).toHaveTextContent('90 m ÷ 1.2 m/s (80% of 1.5 m/s)75 s');
    expect(step(/^Charging factor/)).toHaveTextContent('Charging between shifts100%');
    expect(field('Moves per hour')).toHaveValue('100');
    expect(screen.getByRole('combobox', { name: 'Charging' })).toHaveValue('between');
  };
  expectResult();
  const shared = `?${query()}`;
  await userEvent.click(screen.getByRole('link', { name: 'Send this to an engineer' }));
  const path = `/products/robot-count${shared}`;
  expect(useSharedStore.getState().interest).toEqual({
    label: `10 MAG Fork robots for 100 moves per hour (${site.origin}${path})`,
    path,
  });
  unmount();
  render(pageAt(shared));
  expectResult();
});

test('an invalid field says what to enter and keeps its text, and no result is shown', async () => {
  render(pageAt());
  await fillIn('Average speed (% of operating speed)', '200');
  expect(field('Average speed (% of operating speed)')).toBeInvalid();
  expect(field('Average speed (% of operating speed)')).toHaveAccessibleDescription(/^Enter a number from 10 to 100\./);
  expect(result().getByRole('status')).toHaveTextContent('Correct the marked fields');
  expect(result().queryByRole('table')).not.toBeInTheDocument();
  await userEvent.clear(field('Moves per hour'));
  expect(field('Moves per hour')).toBeInvalid();
  expect(field('Moves per hour')).toHaveValue('');
  await fillIn('Moves per hour', '45');
  await fillIn('Average speed (% of operating speed)', '80');
  expect(field('Moves per hour')).toBeValid();
  expect(result().getByText('5 MAG Lifter robots')).toBeVisible();
});

test('every robot can be counted, also from its own page', () => {
  for (const robot of robotVariantNames) {
    const { unmount } = render(pageAt(`?robot=${robot}`));
    expect(screen.getByRole('combobox', { name: 'Robot' })).toHaveValue(robot);
    expect(result().getByRole('table')).toBeVisible();
    unmount();
  }
});

test("an invalid query marks its fields, and an unknown robot becomes the example's", () => {
  render(pageAt('?robot=plane&charging=never&moves=-5&loaded=1e3&empty=0'));
  for (const name of ['Moves per hour', 'Distance with load (m)']) expect(field(name)).toBeInvalid();
  expect(field('Distance empty (m)')).toBeValid();
  expect(screen.queryByRole('table', { name: /step by step/ })).not.toBeInTheDocument();
});

test('values no field can hold are not mistaken for typed text after hydration', async () => {
  const page = pageAt('?moves=many&loaded=1e999&robot=plane');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  expect(field('Moves per hour')).toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Robot' })).toHaveValue('lifter');
  expect(query().toString()).toBe('moves=many&loaded=1e999&robot=plane');
});

test('a single robot is written in the singular', () => {
  render(pageAt('?moves=5'));
  expect(result().getByText('1 MAG Lifter robot')).toBeVisible();
  expect(result().getByRole('status')).toHaveTextContent(/One robot is enough\.$/);
});

test('a fleet one robot short is said to pile up work, not to be over 100% busy', () => {
  render(pageAt('?utilisation=95&moves=50'));
  expect(result().getByRole('status')).toHaveTextContent('With 4, the work would pile up.');
});

test('other moves and distances: more of either never takes fewer robots', () => {
  render(pageAt());
  const table = screen.getByRole('region', { name: 'Robots by moves and distance' });
  const rows = within(table).getAllByRole('row').slice(1);
  const counts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent)),
  );
  expect(counts[0]).toEqual([1, 1, 2, 4]);
  expect(counts).toHaveLength(6);
  for (const row of counts) expect(row).toEqual([...row].sort((one, other) => one - other));
});

test.each(['?loaded=300', '?loaded=300&moves=100'])(
  'text typed before hydration is calculated and kept, at %s',
  async (address) => {
    const page = pageAt(address);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(container).toHaveTextContent('5 MAG Lifter robots');
    await fillIn('Moves per hour', '10');
    render(page, { container, hydrate: true });
    expect(await screen.findByText('2 MAG Lifter robots')).toBeVisible();
    expect(field('Moves per hour')).toHaveValue('10');
    expect(field('Distance with load (m)')).toHaveValue('300');
    expect(query().get('moves')).toBe('10');
  },
);

// HTML without script is nothing that Testing Library would remove.
afterEach(() => document.body.replaceChildren());

test('the prerendered page has the example, whatever the query says', () => {
  document.body.innerHTML = renderToString(pageAt('?moves=100'));
  expect(field('Moves per hour')).toHaveValue('45');
  expect(result().getByText('5 MAG Lifter robots')).toBeVisible();
});

test('a field accepts its limits and decimals; beyond them it says what to enter', () => {
  const { unmount } = render(
    pageAt('?moves=1000&loaded=1&empty=0&handling=1800&pace=100&availability=50&utilisation=95'),
  );
  expect(result().getByRole('table')).toBeVisible();
  unmount();
  render(pageAt('?moves=45.5&loaded=0.9&pace=9.9&utilisation=95.1'));
  expect(field('Moves per hour')).toHaveAccessibleDescription('In your busiest hour.');
  for (const [name, limits] of [
    ['Distance with load (m)', 'from 1 to 5,000'],
    ['Average speed (% of operating speed)', 'from 10 to 100'],
    ['Utilisation limit (%)', 'from 10 to 95'],
  ] as const)
    expect(field(name)).toHaveAccessibleDescription(new RegExp(`^Enter a number ${limits}\\.`));
});

test('a robot charges for as long as the limit allows', () => {
  render(pageAt('?robot=counterBalance'));
  expect(step(/^Charging factor/)).toHaveTextContent('8 h ÷ (8 h + 2 h)80%');
});

test("Calculate keeps the page, and leaves wrong figures to their fields' messages", () => {
  render(pageAt('?moves=9000'));
  const form = screen.getByRole('form', { name: 'How many robots do you need?' });
  expect(form).toHaveAttribute('novalidate');
  expect(fireEvent.submit(form)).toBe(false);
});

test('figures in a link on the page are filled into its fields', async () => {
  render(
    <MemoryRouter initialEntries={['/products/robot-count?moves=100&charging=between']}>
      <RobotCountPage />
      <Link to="/products/robot-count?moves=10&robot=fork">Another transport</Link>
      <Query />
    </MemoryRouter>,
  );
  expect(field('Moves per hour')).toHaveValue('100');
  await userEvent.click(screen.getByRole('link', { name: 'Another transport' }));
  expect(field('Moves per hour')).toHaveValue('10');
  expect(screen.getByRole('combobox', { name: 'Robot' })).toHaveValue('fork');
  expect(screen.getByRole('combobox', { name: 'Charging' })).toHaveValue('during');
  expect(query().toString()).toBe('moves=10&robot=fork');
});

test('the page leads on to savings and robot with the result, to both plainly without', () => {
  const next = () =>
    within(screen.getByRole('region', { name: 'Next' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const { unmount } = render(pageAt('?robot=fork&moves=5'));
  expect(next()).toEqual([
    ['Savings and payback', '/products/savings?robots=1'],
    ['Simulate a fleet', '/products/fleet-manager#simulation'],
    ['MAG Fork', '/products/mag-product?product=fork'],
  ]);
  unmount();
  render(pageAt('?robot=fork&moves=0'));
  expect(next()[0]).toEqual(['Savings and payback', '/products/savings']);
  expect(next()[2]).toEqual(['MAG robots', '/products/Mag']);
});

test("distances and speeds use the visitor's units; the address always uses metres", async () => {
  render(pageAt());
  await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(field('Distance with load (ft)')).toHaveValue('393.7');
  expect(step(/^Driving with load/)).toHaveTextContent('393.7 ft ÷ 3.937 ft/s (80% of 4.921 ft/s)100 s');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('600 ft');
  const table = within(screen.getByRole('region', { name: 'Robots by moves and distance' }));
  expect(table.getByRole('row', { name: /^10 / })).toHaveTextContent(/^101123$/);
  expect(query().toString()).toBe('');
  await fillIn('Distance with load (ft)', '1000');
  expect(field('Distance with load (ft)')).toHaveValue('1000');
  expect(query().get('loaded')).toBe('304.8');
  await fillIn('Distance with load (ft)', '3');
  expect(field('Distance with load (ft)')).toHaveAccessibleDescription(/^Enter a number from 3.3 to 16,404.1\./);
  await fillIn('Distance with load (ft)', '1000');
  await fillIn('Distance empty (ft)', '20000');
  expect(field('Distance empty (ft)')).toHaveAccessibleDescription(/^Enter a number from 0 to 16,404.1\./);
  await fillIn('Distance empty (ft)', '16404.1');
  expect(field('Distance empty (ft)')).toBeValid();
  await userEvent.click(screen.getByRole('radio', { name: 'Metric' }));
  expect(field('Distance with load (m)')).toHaveValue('304.8');
});

test('in feet, unchanged values keep their text in the address, and typed ones return', async () => {
  render(pageAt('?loaded=120&empty=90'));
  await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  await fillIn('Moves per hour', '50');
  expect(query().get('moves')).toBe('50');
  expect([query().get('loaded'), query().get('empty')]).toEqual(['120', '90']);
  await fillIn('Distance with load (ft)', '393.71');
  expect(query().get('loaded')).toBe('120.003');
  expect(field('Distance with load (ft)')).toHaveValue('393.71');
  expect(query().get('empty')).toBe('90');
  await userEvent.click(screen.getByRole('radio', { name: 'Metric' }));
});

test('the browser restores no field values on going back; the address does', () => {
  render(pageAt());
  expect(screen.getByRole('form')).toHaveAttribute('autocomplete', 'off');
});

test('text typed in metres before hydration is converted for a visitor who uses feet', async () => {
  chooseUnits('imperial');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageAt());
  await fillIn('Distance with load (m)', '304.8');
  render(pageAt(), { container, hydrate: true });
  expect(field('Distance with load (ft)')).toHaveValue('1000');
  expect(field('Distance empty (ft)')).toHaveValue('295.28');
  expect(Number(query().get('loaded'))).toBeCloseTo(304.8);
  act(() => chooseUnits('metric'));
});
