import { act, fireEvent, render, screen } from '@testing-library/react';
import { changeKeptItem } from 'kit/page/use-kept-item';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { shortlistKey } from 'shared-config/shortlist/shortlist-address';
import { useSharedStore } from 'shared-config/store';
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

test('the message is empty without a known interest', () => {
  renderPage();
  expect(message()).toHaveValue('');
});

test('the message begins with what led the visitor here', () => {
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  renderPage();
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
});

test('the message lists the shortlist after the interest, without repeating it', () => {
  const keep = (labels: string[]) =>
    act(() => void changeKeptItem(shortlistKey, JSON.stringify(labels.map((label) => ({ label, path: `/${label}` })))));
  renderPage();
  keep(['MAG Lifter', 'MAG Fork data sheet']);
  expect(message()).toHaveValue('I am interested in what is on my list: MAG Lifter, MAG Fork data sheet.');
  act(() => useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' }));
  expect(message()).toHaveValue(
    'I would like to know more about MAG Lifter.\nI am interested in what is on my list: MAG Fork data sheet.',
  );
  keep(['MAG Lifter']);
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
});

test('typed text is kept after a look at another robot, below the new interest', () => {
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

test('an unchanged opening is replaced by a new one', () => {
  for (const label of ['MAG Fork', 'MAG Lifter']) {
    useSharedStore.getState().setInterest({ label, path: '/' });
    const { unmount } = renderPage();
    expect(message()).toHaveValue(`I would like to know more about ${label}.`);
    unmount();
  }
});

test('after a reload the message keeps its opening; a fresh visit starts empty', () => {
  const said = 'I would like to know more about MAG Lifter.';
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  const open = (key: string) =>
    render(
      <MemoryRouter initialEntries={[{ pathname: '/contact', key }]}>
        <ContactPage />
      </MemoryRouter>,
    );
  const first = open('a');
  expect(message()).toHaveValue(said);
  first.unmount();
  // A reload leaves what the tab keeps, and nothing else.
  useSharedStore.getState().setInterest(null);
  const other = open('b');
  expect(message()).toHaveValue('');
  other.unmount();
  open('a');
  expect(message()).toHaveValue(said);
});

const text = 'We move 40 pallets per hour.';
const walk = () => {
  const page = (
    <>
      <ContactPage />
      <Link to="/safety">Away</Link>
    </>
  );
  render(
    <MemoryRouter initialEntries={['/service']}>
      <Routes>
        <Route path="/contact" element={page} />
        <Route path="*" element={<Link to="/contact">Here</Link>} />
      </Routes>
    </MemoryRouter>,
  );
  const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  return { come: () => follow('Here'), leave: () => follow('Away') };
};

test('an opening used once does not return, but text typed below it stays', () => {
  const label = 'a service plan';
  act(() => useSharedStore.getState().setInterest({ label, path: '/service' }));
  const { come, leave } = walk();
  come();
  expect(message()).toHaveValue(`I would like to know more about ${label}.`);
  expect(sessionStorage.getItem('draft:home-contact')).toBeNull();
  fireEvent.input(screen.getByRole('textbox', { name: 'Full name' }), { target: { value: 'Ada' } });
  leave();
  come();
  expect(message()).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada');
  leave();
  act(() => useSharedStore.getState().setInterest({ label, path: '/service' }));
  come();
  const typed = `I would like to know more about ${label}.\n\n${text}`;
  fireEvent.input(message(), { target: { value: typed } });
  leave();
  come();
  expect(message()).toHaveValue(typed);
});

test('neither shortlisted items nor compared robots are named twice', () => {
  const keep = (labels: string[]) =>
    act(() => void changeKeptItem(shortlistKey, JSON.stringify(labels.map((label) => ({ label, path: `/${label}` })))));
  keep(['MAG Lifter', 'MAG Fork']);
  const first = renderPage();
  fireEvent.input(message(), {
    target: { value: `I am interested in what is on my list: MAG Lifter, MAG Fork.\n\n${text}` },
  });
  first.unmount();
  act(() => useSharedStore.getState().setInterest({ label: 'MAG Fork', path: '/' }));
  const second = renderPage();
  expect(message()).toHaveValue(
    `I would like to know more about MAG Fork.\nI am interested in what is on my list: MAG Lifter.\n\n${text}`,
  );
  second.unmount();
  sessionStorage.clear();
  act(() => useSharedStore.getState().setInterest(null));
  const changed = `I am interested in what is on my list: MAG Lifter, MAG Fork. ${text}`;
  const third = renderPage();
  fireEvent.input(message(), { target: { value: changed } });
  third.unmount();
  act(() => useSharedStore.getState().setInterest({ label: 'MAG Fork', path: '/' }));
  const fourth = renderPage();
  expect(message()).toHaveValue(`I would like to know more about MAG Fork.\n\n${changed}`);
  fourth.unmount();
  sessionStorage.clear();
  act(() =>
    useSharedStore.getState().setInterest({ label: 'MAG Fork and MAG Lifter (https://example.com)', path: '/' }),
  );
  renderPage();
  expect(message()).toHaveValue('I would like to know more about MAG Fork and MAG Lifter (https://example.com).');
});

test('typed text is not replaced when the shortlist grows', () => {
  renderPage();
  fireEvent.change(message(), { target: { value: 'Hello' } });
  act(() => void changeKeptItem(shortlistKey, JSON.stringify([{ label: 'MAG Lifter', path: '/' }])));
  expect(message()).toHaveValue('Hello');
});

test('the form is that of the contact page, and other ways to get in touch follow', () => {
  const { container } = renderPage();
  expect(container.querySelector('form')).toHaveFormValues({ 'form-name': 'home-contact', source: 'contact' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy',
    '/events',
    '/partner-with-us',
    '/careers',
    '/safety#report',
    '/press',
  ]);
});

test('the thanks link to what happens next, on the same page', async () => {
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
