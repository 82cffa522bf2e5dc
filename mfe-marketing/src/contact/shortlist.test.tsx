import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readItem } from 'kit/page/browser-storage';
import { changeKeptItem } from 'kit/page/use-kept-item';
import { MemoryRouter } from 'react-router-dom';
import { dataSheetItem, robotItem } from 'shared-config/shortlist/robot-items';
import { shortlistKey } from 'shared-config/shortlist/shortlist-address';
import { useSharedStore } from 'shared-config/store';
import ContactPage from './contact-page';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/list']}>
      <ContactPage />
    </MemoryRouter>,
  );
const labels = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);
const keep = (items: unknown) => changeKeptItem(shortlistKey, JSON.stringify(items));

afterEach(() => act(() => void changeKeptItem(shortlistKey, null)));

test('an empty shortlist says how to add things, and where to find them', () => {
  open();
  expect(screen.getByText(/^Your list is empty/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/products/Mag',
    '/product-documentation',
  ]);
});

test('shortlisted items link to their pages, and asking about them sets no interest', async () => {
  useSharedStore.getState().setInterest({ label: 'SyncOS', path: '/products/syncos' });
  keep([robotItem('fork'), robotItem('lifter'), dataSheetItem('fork')]);
  open();
  expect(labels()).toEqual(['MAG Fork', 'MAG Lifter', 'MAG Fork data sheet']);
  expect(screen.getByRole('link', { name: 'MAG Fork data sheet' })).toHaveAttribute(
    'href',
    '/products/mag-product?product=fork#data-sheet',
  );
  expect(screen.getByRole('link', { name: 'Compare the robots' })).toHaveAttribute(
    'href',
    '/products/compare?compare=lifter&compare=fork',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Ask about these' }));
  expect(useSharedStore.getState().interest).toBeNull();
});

test('items can be removed and restored, or all cleared from the device', async () => {
  keep([robotItem('fork'), robotItem('lifter')]);
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove MAG Fork' }));
  expect(labels()).toEqual(['MAG Lifter']);
  expect(screen.getByText('Removed: MAG Fork.')).toBeVisible();
  expect(screen.getByText('Removed: MAG Fork.').parentElement).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Compare the robots' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
  expect(labels()).toEqual(['MAG Lifter', 'MAG Fork']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(labels()).toEqual([]);
  expect(readItem('localStorage', shortlistKey)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
  expect(labels()).toEqual(['MAG Lifter', 'MAG Fork']);
});

test("foreign data in the shortlist's storage is ignored", () => {
  keep([{ label: 'Elsewhere', path: 'https://elsewhere.example' }]);
  open();
  expect(screen.getByText(/^Your list is empty/)).toBeVisible();
});
