import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { useSharedStore } from 'shared-config/store';
import ComparisonPage from './comparison-page';
import { comparedGroups, isDifferent, writeCompared } from './comparison-rows';

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

const open = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/products/compare${query}`]}>
      <ComparisonPage />
      <Query />
    </MemoryRouter>,
  );

const query = () => screen.getByTestId('query').textContent;
const row = (label: string) => {
  const header = screen.getByRole('rowheader', { name: new RegExp(`^${label}`) });
  return header.closest('tr') ?? document.body;
};
const marked = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.endsWith(': different'));

test('without a choice all six are side by side, with every figure of their pages', () => {
  open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    robotVariantNames.map((name) => `MAG ${robotNames[name]}`),
  );
  expect(row('Payload Capacity')).toHaveTextContent('1500 kg1000 kg1500 kg1500 kg1500 kg1500 kg');
  expect(row('Largest load, length')).toHaveTextContent('1400 mm1200 mm550 mm, each1200 mm—1200 mm');
  expect(row('Speed with a load')).toHaveTextContent('1.5 m/s1 m/s0.7 m/s1 m/s0.6 m/s1.38 m/s');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('differences between the chosen robots are marked, and the address names them', async () => {
  open();
  expect(marked()).toContain('Payload Capacity: different');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fork' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lifter' }));
  expect(query()).toBe('?compare=fork&compare=lifter');
  expect(marked()).not.toContain('Payload Capacity: different');
  expect(marked()).toContain('Length: different');
  expect(row('Operating Speed')).toHaveTextContent('Operating Speed: different');
  // What applies to neither is not a line of theirs.
  expect(screen.queryByRole('rowheader', { name: /^Length of the train/ })).not.toBeInTheDocument();
});

test('the table has a caption, and what is chosen is announced', async () => {
  open();
  expect(screen.getByRole('table')).toHaveAccessibleName(/^Figures of the robots, a column each\./);
  const status = screen.getByText(/^Shown: /);
  expect(status).toHaveAttribute('role', 'status');
  expect(status).toHaveTextContent('Shown: all six robots.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fork' }));
  expect(status).toHaveTextContent('Shown: all six robots.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lifter' }));
  expect(status).toHaveTextContent('Shown: MAG Lifter and MAG Fork.');
});

test('one chosen robot keeps all six shown, and an enquiry is about all of them', async () => {
  open('?compare=fork');
  expect(marked()).toContain('Payload Capacity: different');
  await userEvent.click(screen.getByRole('link', { name: 'Ask about these robots' }));
  expect(useSharedStore.getState().interest).toMatchObject({
    label: expect.stringContaining('MAG Lifter'),
    path: '/products/compare',
  });
});

test("a shared link shows the same robots and differences, in the visitor's own units", async () => {
  open('?compare=agvTugger&compare=plane&compare=lifter&show=differences');
  expect(screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))).toEqual([
    'lifter',
    'agvTugger',
    'differences',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(row('Weight with battery')).toHaveTextContent('529 lb');
  expect(query()).toBe('?compare=agvTugger&compare=plane&compare=lifter&show=differences');
  await userEvent.click(screen.getByRole('radio', { name: 'Metric' }));
});

test('an engineer learns which robots were compared, and where to see the same', async () => {
  open('?compare=lifter&compare=fork');
  await userEvent.click(screen.getByRole('link', { name: 'Ask about these robots' }));
  const path = '/products/compare?compare=lifter&compare=fork';
  expect(useSharedStore.getState().interest).toEqual({
    label: `MAG Lifter and MAG Fork (${site.origin}${path})`,
    path,
  });
});

test('every row says something, has a unique label and differs alike in either unit', () => {
  const rows = comparedGroups.flatMap((group) => group.rows);
  expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  for (const each of rows) {
    expect(robotVariantNames.map((name) => writeCompared(each, name, 'imperial')).join('')).not.toBe('');
    expect(isDifferent(each, ['lifter'])).toBe(false);
  }
});
