import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ContactForm } from './contact-form';

const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status'>>, [string, RequestInit]>();

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const renderForm = () =>
  render(<ContactForm formName="home-contact" source="home-contact" />, { wrapper: MemoryRouter });

async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Example');
  await user.type(screen.getByRole('textbox', { name: 'Company name' }), 'Example Works');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.type(screen.getByRole('combobox', { name: 'Country code' }), '+91');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '12345');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Support');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  return user;
}

const sentFields = () => Object.fromEntries(new URLSearchParams(String(fetchMock.mock.calls[0]?.[1].body)));

test('the fields, their marks, options and placeholder are as specified (§5)', () => {
  renderForm();
  for (const name of ['Full name', 'Company name', 'Email', 'Phone number']) {
    expect(screen.getByRole('textbox', { name })).toBeRequired();
  }
  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveAttribute('placeholder', '+91');
  expect(screen.getByRole('textbox', { name: 'Message' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  const options = [...(screen.getByRole('combobox', { name: 'Reason' }) as HTMLSelectElement).options];
  expect(options.map(({ label }) => label)).toEqual([
    'Select an option',
    'Looking for Solutions',
    'Partnership',
    'Support',
  ]);
});

test('it is a plain form for a browser without JavaScript', () => {
  const { container } = renderForm();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/');
  expect(form).toHaveFormValues({ 'form-name': 'home-contact', source: 'home-contact', 'bot-field': '' });
});

test('success: exactly the specified fields are sent, the button says so, fields are cleared and source stays (§4, §7, §8)', async () => {
  let answer: (response: Pick<Response, 'ok' | 'status'>) => void = () => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { container } = renderForm();
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer({ ok: true, status: 200 });
  expect(await screen.findByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/');
  expect(sentFields()).toEqual({
    'form-name': 'home-contact',
    fullName: 'Ada Example',
    companyName: 'Example Works',
    email: 'ada@example.com',
    countryCode: '+91',
    phoneNumber: '12345',
    reason: 'Support',
    message: 'Hello',
    source: 'home-contact',
  });
  expect(container.querySelector('form')).toHaveFormValues({ fullName: '', reason: '', source: 'home-contact' });
});

test.each([
  ['an answer that is not ok', () => Promise.resolve({ ok: false, status: 500 })],
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is an error, and nothing typed is lost (§8)', async (_, respond) => {
  fetchMock.mockImplementation(respond);
  const { container } = renderForm();
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
  expect(container.querySelector('form')).toHaveFormValues({ fullName: 'Ada Example', message: 'Hello' });
  fetchMock.mockReturnValue(new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.queryByText(/Sorry/)).not.toBeInTheDocument();
});

test('a missing field is named where it is, has the focus, and nothing is sent', async () => {
  renderForm();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const name = screen.getByRole('textbox', { name: 'Full name' });
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription();
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.type(name, 'A');
  expect(name).not.toHaveAttribute('aria-invalid');
});

test('what was typed is there again after a reload, until it was sent', async () => {
  fetchMock.mockResolvedValue({ ok: true, status: 200 });
  const { unmount } = renderForm();
  await fillIn();
  unmount();
  const second = renderForm();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/Thank you!/);
  second.unmount();
  renderForm();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});
