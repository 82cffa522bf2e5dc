import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIntersectionObserver } from 'kit/presets/jest/fake-browser';
import { prerenderedJsonLd } from 'kit/presets/jest/prerendered-json-ld';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import { chooseUnits } from 'shared-ui/units/use-units';
import RobotLinePage from './robot-line-page';

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

const open = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/products/Mag${query}`]}>
      <RobotLinePage />
      <Query />
    </MemoryRouter>,
  );

// The outlines of the robots come after the script of the first view: loaded once, before a test needs them.
beforeAll(async () => {
  await act(async () => open());
  cleanup();
});

const query = () => new URLSearchParams(screen.getByTestId('query').textContent ?? '');
const compareTable = () => within(screen.getByRole('region', { name: 'Robots compared' }));
const robots = () =>
  compareTable()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('all six are compared by the figures of their pages, and link to them (§9)', () => {
  open();
  expect(robots()).toHaveLength(6);
  const fork = screen.getByRole('row', { name: /^Compare MAG Fork|^MAG Fork/ });
  expect(
    within(fork)
      .getAllByRole('cell')
      .slice(1, 5)
      .map(({ textContent }) => textContent),
  ).toEqual(['1500 kg', '1.5 m/s, unloaded', '7-9 hrs', '2 hrs']);
  expect(
    compareTable()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(robotVariantNames.map((name) => `/products/mag-product?product=${name}`));
});

test('all six are listed with their sizes, and each links to its page', () => {
  open();
  const sizes = within(screen.getByRole('region', { name: 'All six at one scale' }));
  expect(sizes.getAllByRole('listitem')[5]).toHaveTextContent('Counterbalance2870 mm long2225 mm high');
  expect(sizes.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    robotVariantNames.map((name) => `/products/mag-product?product=${name}`),
  );
});

test('sorting by speed puts the fastest first, then the slowest, and keeps the query', async () => {
  open();
  const speed = screen.getByRole('button', { name: 'Operating Speed' });
  await userEvent.click(speed);
  expect(robots().slice(2)).toEqual([
    'MAG Counterbalance',
    'MAG Single Conveyor',
    'MAG Dual Conveyor',
    'MAG AGV Tugger',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Operating Speed' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(speed);
  expect(robots()[0]).toBe('MAG AGV Tugger');
  expect(query().get('order')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Payload Capacity' }));
  expect(robots().at(-1)).toBe('MAG Single Conveyor');
  expect(query().get('sort')).toBe('payload');
});

test('filtering by task shows only matches and their number', async () => {
  open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Task' }), 'Store in racks');
  expect(robots()).toEqual(['MAG Counterbalance']);
  expect(screen.getByText('1 of 6 robots')).toBeVisible();
});

test('chosen robots lead to their comparison; fewer than two, to that of all six', async () => {
  open();
  const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
  const all = screen.getByRole('link', { name: 'Compare all six side by side' });
  expect(all).toHaveAttribute('href', '/products/compare');
  await tick('MAG Fork');
  expect(all).toHaveAttribute('href', '/products/compare');
  await tick('MAG Lifter');
  expect(screen.getByRole('link', { name: 'Compare 2 side by side' })).toHaveAttribute(
    'href',
    '/products/compare?compare=lifter&compare=fork',
  );
  expect(screen.getByText('2 robots are chosen.')).toBeVisible();
  for (const name of ['MAG Single Conveyor', 'MAG Dual Conveyor', 'MAG AGV Tugger', 'MAG Counterbalance'])
    await tick(name);
  expect(query().getAll('compare')).toHaveLength(6);
  await tick('MAG Fork');
  expect(screen.getByRole('link', { name: 'Compare 5 side by side' })).toBeVisible();
});

const cards = () => within(screen.getByRole('region', { name: 'Which robot fits?' }));
const found = () =>
  cards()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('an invalid quantity is ignored, and its field says so until it is corrected', async () => {
  open();
  const load = screen.getByRole('textbox', { name: 'Load (kg)' });
  expect(load).toBeValid();
  await userEvent.type(load, '-3');
  expect(load).toBeInvalid();
  expect(load).toHaveAccessibleDescription('Left out: load. Enter a number above 0, at most 100,000 kg.');
  expect(screen.getByText('Six robots.', { exact: false })).toBeVisible();
  await userEvent.clear(load);
  await userEvent.type(load, '300');
  expect(load).toBeValid();
  expect(load).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/Left out/)).not.toBeInTheDocument();
});

test('a limit is said in the unit of its field', async () => {
  open();
  act(() => chooseUnits('imperial'));
  const load = screen.getByRole('textbox', { name: 'Load (lb)' });
  await userEvent.type(load, '230000');
  expect(load).toHaveAccessibleDescription('Left out: load. Enter a number above 0, at most 220,462 lb.');
  act(() => chooseUnits('metric'));
});

test('the finder reads a comma as people write it, and asks where it may be either', async () => {
  open();
  const load = screen.getByRole('textbox', { name: 'Load (kg)' });
  await userEvent.type(load, '1200,5');
  expect(screen.getByText('5 robots fit, fastest first')).toBeVisible();
  expect(query().toString()).toBe('load=1200.5');
  await userEvent.clear(load);
  await userEvent.type(load, '1,500');
  expect(load).toHaveAccessibleDescription('Left out: load. 1,500 can be read as 1500 or as 1.5. Enter one of these.');
});

test('the finder ranks robots with reasons, and its address shows others the same', async () => {
  const { unmount } = open('?task=Store+in+racks');
  expect(found()).toHaveLength(6);
  await userEvent.type(screen.getByRole('textbox', { name: 'Load (kg)' }), '800');
  await userEvent.type(screen.getByRole('textbox', { name: 'Distance (m)' }), '150');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pick up from' }), 'Conveyor or roller table');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Deliver to' }), 'Conveyor or roller table');
  const expectResult = () => {
    expect(screen.getByText('3 robots fit, fastest first')).toBeVisible();
    expect(found().slice(0, 3)).toEqual(['MAG Counterbalance', 'MAG Single Conveyor', 'MAG Dual Conveyor']);
    expect(screen.getByText('Drives 150 m in 1 min 49 s')).toBeVisible();
    expect(screen.getAllByText('Carries 800 kg, 700 kg to spare')).toHaveLength(2);
    expect(cards().getAllByText('It cannot pick up from this: conveyor or roller table.')).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: 'Load (kg)' })).toHaveValue('800');
    expect(screen.getByRole('combobox', { name: 'Deliver to' })).toHaveValue('conveyor');
  };
  expectResult();
  const shared = screen.getByTestId('query').textContent ?? '';
  expect(query().get('task')).toBe('Store in racks');
  unmount();
  open(shared);
  expectResult();
});

test('one field is enough for an answer, which comes and goes with what is typed', async () => {
  open();
  const load = screen.getByRole('textbox', { name: 'Load (kg)' });
  await userEvent.type(load, '1200');
  expect(screen.getByText('5 robots fit, fastest first')).toBeVisible();
  expect(found().at(-1)).toBe('MAG Single Conveyor');
  expect(cards().getByText('It carries no more than 1000 kg.')).toBeVisible();
  expect(query().toString()).toBe('load=1200');
  await userEvent.clear(load);
  expect(screen.getByText(/^Six robots\./)).toBeVisible();
  expect(query().toString()).toBe('');
});

test('a card keeps its picture element whatever the answer is', async () => {
  const { container } = open();
  const pictures = () => Array.from(container.querySelectorAll('li picture img'));
  const before = pictures();
  const load = screen.getByRole('textbox', { name: 'Load (kg)' });
  await userEvent.type(load, '1200');
  expect(screen.getByText('5 robots fit, fastest first')).toBeVisible();
  expect(pictures()).toHaveLength(6);
  for (const picture of pictures()) expect(before).toContain(picture);
});

test('text typed before hydration is searched for, and not lost', async () => {
  fakeIntersectionObserver();
  const page = (
    <MemoryRouter initialEntries={['/products/Mag?distance=60']}>
      <RobotLinePage />
      <Query />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  await userEvent.type(screen.getByRole('textbox', { name: 'Load (kg)' }), '1200');
  // The sections below are not in this HTML, which is written at once.
  render(page, { container, hydrate: true, onRecoverableError: () => {} });
  expect(await screen.findByText('5 robots fit, fastest first')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Load (kg)' })).toHaveValue('1200');
  expect(screen.getByRole('textbox', { name: 'Distance (m)' })).toHaveValue('60');
  expect(query().toString()).toBe('load=1200&distance=60');
});

test('an invalid query shows the page without a result, and its table in full', () => {
  open('?load=-5&distance=far&from=moon&to=&sort=price&order=up&task=Dance&compare=fork&compare=plane');
  expect(robots()).toHaveLength(6);
  expect(screen.queryByText(/^One robot fits|robots fit,/)).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Compare MAG Fork' })).toBeChecked();
});

test('when no robot serves both ends, the page says so, with reasons and whom to ask', async () => {
  open('?load=100&distance=10&from=floor&to=trailer');
  expect(screen.getByText(/^No robot serves both places\. Something else/)).toBeVisible();
  expect(found()).toHaveLength(6);
  expect(screen.getAllByText('It cannot deliver to this: coupled trailer.')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Ask us.' }));
  expect(useSharedStore.getState().interest).toEqual({ label: 'MAG robots', path: '/products/Mag' });
});

test('the canonical URL is the one with the capital, whatever the query (§2)', () => {
  open('?sort=speed');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/products/Mag`);
});

test('each press reverses a column, equal rows keep their order, only one is marked', async () => {
  open();
  const payload = screen.getByRole('button', { name: 'Payload Capacity' });
  const others = ['MAG Lifter', 'MAG Dual Conveyor', 'MAG Fork', 'MAG AGV Tugger', 'MAG Counterbalance'];
  await userEvent.click(payload);
  expect(robots()).toEqual([...others, 'MAG Single Conveyor']);
  await userEvent.click(payload);
  expect(robots()).toEqual(['MAG Single Conveyor', ...others]);
  expect(screen.getByRole('columnheader', { name: 'Payload Capacity' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Operating Speed' })).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(payload);
  expect(robots()).toEqual([...others, 'MAG Single Conveyor']);
  expect(query().toString()).toBe('sort=payload');
});

test('removing the task filter shows the whole table, and clears the address', async () => {
  open('?task=Store+in+racks&sort=speed');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Task' }), 'Any task');
  expect(robots()).toHaveLength(6);
  expect(screen.queryByText(/of 6 robots$/)).not.toBeInTheDocument();
  expect(query().toString()).toBe('sort=speed');
});

test('a robot named twice in the address is shown once, an unknown one not at all', () => {
  open('?compare=fork&compare=lifter&compare=lifter&compare=plane');
  expect(screen.getByRole('link', { name: 'Compare 2 side by side' })).toHaveAttribute(
    'href',
    '/products/compare?compare=lifter&compare=fork',
  );
});

test('a card gives every reason in one order: from, to, distance, load', () => {
  const { unmount } = open('?load=1000&distance=30&from=conveyor&to=conveyor');
  const reasons = cards().getByText('Carries 1000 kg, its limit').closest('ul');
  expect(Array.from(reasons?.children ?? [], ({ textContent }) => textContent)).toEqual([
    'Picks up from: conveyor or roller table',
    'Delivers to: conveyor or roller table',
    'Drives 30 m in 30 s',
    'Carries 1000 kg, its limit',
  ]);
  unmount();
  open('?from=trailer&distance=180');
  expect(screen.getByText('One robot fits')).toBeVisible();
  expect(cards().getByText('Drives 180 m in 5 min')).toBeVisible();
  expect(cards().queryByText(/^Carries|^Delivers/)).not.toBeInTheDocument();
});

test('before any question each card says what its robot is good at', () => {
  open();
  const lifter = cards().getByRole('heading', { name: 'MAG Lifter' }).closest('li');
  expect(lifter).toHaveTextContent('1500 kg 1.5 m/sCarry pallets, carry racks, supply a line');
});

test.each([
  ['0', /^Six robots\./],
  ['1500', /^5 robots fit/],
  ['1501', /^No robot of the line carries more than 1500 kg\./],
  ['100000', /^No robot of the line carries more than 1500 kg\./],
  ['100001', /^Six robots\./],
])('a load of %s kg counts only within the limits of its field', (load, answer) => {
  open(`?load=${load}`);
  expect(screen.getByText(answer)).toBeVisible();
});

test('Find robots leaves the page as it is, and the table can be scrolled by keyboard', () => {
  open('?load=400');
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Which robot fits?' }))).toBe(false);
  expect(query().toString()).toBe('load=400');
  expect(screen.getByRole('region', { name: 'Robots compared' })).toHaveAttribute('tabindex', '0');
});

test('the page leads to both calculators and to an engineer, who learns the topic', async () => {
  useSharedStore.getState().setInterest(null);
  open();
  const calculators = within(screen.getByRole('complementary', { name: 'Calculators' })).getAllByRole('link');
  expect(calculators.map((link) => link.getAttribute('href'))).toEqual(['/products/robot-count', '/products/savings']);
  await userEvent.click(screen.getByRole('link', { name: 'Ask which one fits' }));
  expect(useSharedStore.getState().interest).toEqual({ label: 'MAG robots', path: '/products/Mag' });
});

test('machines find all six in order, by full addresses', () => {
  const data = prerenderedJsonLd(
    <MemoryRouter>
      <RobotLinePage />
    </MemoryRouter>,
  );
  expect(data).toMatchObject({ '@type': 'ItemList', name: 'MAG robots' });
  expect(data.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
    robotVariantNames.map((name) => `${site.origin}/products/mag-product?product=${name}`),
  );
});
