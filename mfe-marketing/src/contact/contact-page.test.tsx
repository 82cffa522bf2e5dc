import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { shortlistKey } from 'shared-config/shortlist/shortlist-address';
import { useSharedStore } from 'shared-config/store';
import { changeKeptItem } from 'shared-ui/use-kept-item';
import ContactPage from './contact-page';

const renderPage = () =>
  render(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
const message = () => screen.getByRole('textbox', { name: 'Message' });

beforeEach(() => {
  sessionStorage.clear();
  useSharedStore.getState().setInterest(null);
});
afterEach(() => act(() => void changeKeptItem(shortlistKey, null)));

test('the message is empty for who comes without an interest', () => {
  renderPage();
  expect(message()).toHaveValue('');
});

test('the message begins with what led the visitor here', () => {
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  renderPage();
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
});

test('what is on the list stands in the message, after what led here, which is not said twice', () => {
  const keep = (labels: string[]) =>
    act(() => void changeKeptItem(shortlistKey, JSON.stringify(labels.map((label) => ({ label, path: `/${label}` })))));
  renderPage();
  keep(['MAG Lifter', 'MAG Fork data sheet']);
  expect(message()).toHaveValue('I would like to know more about what is on my list: MAG Lifter, MAG Fork data sheet.');
  act(() => useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' }));
  expect(message()).toHaveValue('I would like to know more about MAG Lifter. On my list: MAG Fork data sheet.');
  keep(['MAG Lifter']);
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
});

test('what was typed outlives a look at another robot, below what led here from there', () => {
  const { unmount } = renderPage();
  fireEvent.input(message(), { target: { value: 'We move 40 pallets per hour.' } });
  unmount();
  useSharedStore.getState().setInterest({ label: 'MAG Fork', path: '/' });
  const withFork = 'I would like to know more about MAG Fork.\n\nWe move 40 pallets per hour.';
  for (const _visit of ['first', 'second']) {
    const visit = renderPage();
    expect(message()).toHaveValue(withFork);
    visit.unmount();
  }
});

test('a beginning that nobody has changed gives way to another one', () => {
  for (const label of ['MAG Fork', 'MAG Lifter']) {
    useSharedStore.getState().setInterest({ label, path: '/' });
    const { unmount } = renderPage();
    expect(message()).toHaveValue(`I would like to know more about ${label}.`);
    unmount();
  }
  // Nothing leads here after a reload, and the message is as it was.
  useSharedStore.getState().setInterest(null);
  renderPage();
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
});

test('what is typed is not replaced by what is put on the list meanwhile', () => {
  renderPage();
  fireEvent.change(message(), { target: { value: 'Hello' } });
  act(() => void changeKeptItem(shortlistKey, JSON.stringify([{ label: 'MAG Lifter', path: '/' }])));
  expect(message()).toHaveValue('Hello');
});

test('the form says that it is that of the contact page, and other ways lead on', () => {
  const { container } = renderPage();
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'home-contact', source: 'contact' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/events',
    '/partner-with-us',
    '/careers',
    '/safety#report',
    '/press',
  ]);
});

test('with the thanks stands the way to what happens next, which is on the page', async () => {
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, status: 200 })) });
  renderPage();
  for (const name of ['Full name', 'Company name', 'Phone number'])
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value: '12345' } });
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ada@example.com' } });
  fireEvent.input(screen.getByRole('combobox', { name: 'Country code' }), { target: { value: '+91' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Reason' }), { target: { value: 'Support' } });
  expect(screen.queryByRole('link', { name: 'What happens next' })).not.toBeInTheDocument();
  await act(async () => fireEvent.submit(document.querySelector('form') ?? document));
  expect(screen.getByRole('link', { name: 'What happens next' })).toHaveAttribute('href', '#next');
  expect(screen.getByRole('heading', { name: 'What happens next' })).toHaveAttribute('id', 'next');
});
