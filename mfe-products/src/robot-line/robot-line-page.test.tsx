import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { robotVariantNames } from 'shared-config/robots';
import { site } from 'shared-config/site';
import RobotLinePage from './robot-line-page';

beforeEach(() => render(<RobotLinePage />, { wrapper: MemoryRouter }));

const robots = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('all six are compared, with the figures of their pages, and each leads to its own (§9)', () => {
  expect(robots()).toHaveLength(6);
  const fork = screen.getByRole('row', { name: /^MAG Fork/ });
  expect(
    within(fork)
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['1500 kg', '1.5 m/s', '7-9 hrs', '2 hrs']);
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    robotVariantNames.map((name) => `/products/mag-product?product=${name}`),
  );
});

test('sorted by speed the fastest comes first, and the column says so', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Operating Speed' }));
  expect(robots()?.slice(2)).toEqual([
    'MAG Counterbalance',
    'MAG Single Conveyor',
    'MAG Dual Conveyor',
    'MAG AGV Tugger',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Operating Speed' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Payload Capacity' }));
  expect(robots().at(-1)).toBe('MAG Single Conveyor');
});

test('filtered by task, the others are gone and their number is said', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What has to be done?' }), 'Store in racks');
  expect(robots()).toEqual(['MAG Counterbalance']);
  expect(screen.getByText('1 of 6 robots')).toBeVisible();
});

test('its address is the one with the capital, whichever was asked for (§2)', () => {
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/products/Mag`);
});
