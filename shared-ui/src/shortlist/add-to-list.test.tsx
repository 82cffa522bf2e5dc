import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readItem } from 'kit/page/browser-storage';
import { changeKeptItem } from 'kit/page/use-kept-item';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { parseShortlist } from 'shared-config/shortlist/shortlist';
import { shortlistKey } from 'shared-config/shortlist/shortlist-address';
import { AddToList } from './add-to-list';

const lifter = { label: 'MAG Lifter', path: '/products/mag-product?product=lifter' };
const fork = { label: 'MAG Fork', path: '/products/mag-product?product=fork' };

const page = (
  <MemoryRouter>
    <AddToList items={[lifter]} />
    <AddToList items={[fork]} />
  </MemoryRouter>
);
const button = (name: string) => screen.getByRole('button', { name });
const kept = () => parseShortlist(readItem('localStorage', shortlistKey)).map(({ label }) => label);

afterEach(() => act(() => void changeKeptItem(shortlistKey, null)));

test('a robot can be listed and removed, and a listed one has a link to the list', async () => {
  render(page);
  expect(screen.queryByRole('link', { name: 'Your list' })).not.toBeInTheDocument();
  await userEvent.click(button('Add to list MAG Lifter'));
  await userEvent.click(button('Add to list MAG Fork'));
  expect(kept()).toEqual(['MAG Lifter', 'MAG Fork']);
  expect(screen.getAllByRole('link', { name: 'Your list' })).toHaveLength(2);
  await userEvent.click(button('Remove from list MAG Lifter'));
  expect(button('Add to list MAG Lifter')).toHaveFocus();
  await userEvent.click(button('Remove from list MAG Fork'));
  // Nothing is left behind on the device.
  expect(readItem('localStorage', shortlistKey)).toBeNull();
});

test('of several items together, the one that is not listed yet can be added', async () => {
  changeKeptItem(shortlistKey, JSON.stringify([fork]));
  render(<AddToList items={[lifter, fork]} />, { wrapper: MemoryRouter });
  await userEvent.click(button('Add to list MAG Lifter, MAG Fork'));
  expect(kept().sort()).toEqual(['MAG Fork', 'MAG Lifter']);
  await userEvent.click(button('Remove from list MAG Lifter, MAG Fork'));
  expect(kept()).toEqual([]);
});

test('an item added in another tab appears here', () => {
  render(page);
  act(() => void changeKeptItem(shortlistKey, JSON.stringify([fork])));
  expect(button('Remove from list MAG Fork')).toBeVisible();
});

test('a full list says so, and keeps its items', async () => {
  const many = Array.from({ length: 19 }, (_, index) => ({ label: `Robot ${index}`, path: `/${index}` }));
  changeKeptItem(shortlistKey, JSON.stringify(many));
  render(page);
  await userEvent.click(button('Add to list MAG Lifter'));
  expect(kept()).toHaveLength(20);
  await userEvent.click(button('Add to list MAG Fork'));
  expect(screen.getByText('Your list is full: 20 are on it. Remove one first.')).toBeVisible();
  expect(kept()).toHaveLength(20);
});

test('where the browser refuses storage, the button says that there is no list', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  render(page);
  await userEvent.click(button('Add to list MAG Fork'));
  expect(screen.getByText(/^Your browser keeps nothing for this site/)).toBeVisible();
  jest.restoreAllMocks();
});

test('without a script there is no button that cannot work', () => {
  expect(renderToString(page)).not.toContain('list');
});
