import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useSharedStore } from 'shared-config/store';
import ContactPage from './contact-page';

const renderPage = () =>
  render(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
const message = () => screen.getByRole('textbox', { name: 'Message' });

afterEach(() => useSharedStore.getState().setInterest(null));

test('the message is empty for who comes without an interest', () => {
  renderPage();
  expect(message()).toHaveValue('');
});

test('the message begins with what led the visitor here', () => {
  useSharedStore.getState().setInterest({ label: 'MAG Lifter', path: '/' });
  renderPage();
  expect(message()).toHaveValue('I would like to know more about MAG Lifter.');
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
