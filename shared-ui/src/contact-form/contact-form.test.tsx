import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { retryDelays } from '../post-form';
import { ContactForm } from './contact-form';

type Answer = Pick<Response, 'ok' | 'status' | 'headers'>;

const fetchMock = jest.fn<Promise<Answer>, [string, RequestInit]>();

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const answer = (status: number, headers: Record<string, string> = {}) => ({
  ok: status < 300,
  status,
  headers: new Headers(headers),
});

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

const sentKeys = () =>
  fetchMock.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['Idempotency-Key']);

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
  let respond: (response: Answer) => void = () => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { container } = renderForm();
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  respond(answer(200));
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
  [500, {}, 'The server did not take it (status 500). What you typed is kept here.'],
  [413, {}, 'The message is too long. Shorten it; what you typed is kept here.'],
  [429, { 'Retry-After': '40' }, /Send it again in 40 seconds/],
])(
  'an answer with status %i is an error, said in words, and nothing typed is lost (§8)',
  async (status, headers, words) => {
    fetchMock.mockResolvedValue(answer(status, headers));
    const { container } = renderForm();
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(container.querySelector('form')).toHaveFormValues({ fullName: 'Ada Example', message: 'Hello' });
    fetchMock.mockReturnValue(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.queryByText(/Sorry/)).not.toBeInTheDocument();
  },
);

test('where no answer comes it is sent again under the same key, said so, and is an error after the third try', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const { container } = renderForm();
  await fillIn();
  jest.useFakeTimers();
  const form = container.querySelector('form') as HTMLFormElement;
  await act(async () => fireEvent.submit(form));
  expect(screen.getByText('There was no answer. Trying again…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(retryDelays[0]));
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await act(() => jest.advanceTimersByTimeAsync(retryDelays[1]));
  jest.useRealTimers();
  expect(fetchMock).toHaveBeenCalledTimes(3);
  expect(screen.getByText(/^Sorry, there was an error sending your message. Please try again./)).toBeVisible();
  expect(screen.getByText(/Check your connection; what you typed is kept here/)).toBeVisible();
  expect(new Set(sentKeys()).size).toBe(1);

  // Sent again by hand it is still the same submission; changed it is another.
  fetchMock.mockResolvedValue(answer(200));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Thank you! Your message has been sent successfully.');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const keys = sentKeys();
  expect([keys[3] === keys[0], keys[4] === keys[0]]).toEqual([true, false]);
});

test('a phone number is taken in whatever groups people write it', async () => {
  renderForm();
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  for (const [number, isTaken] of [
    ['(0) 80 1234-5678', true],
    ['98765.43210', true],
    ['12/34 56', true],
    ['call me', false],
    ['12', false],
  ] as const) {
    fireEvent.input(phone, { target: { value: number } });
    expect([number, phone.validity.valid]).toEqual([number, isTaken]);
  }
});

test('country codes can be searched by country once the field is reached', async () => {
  const { container } = renderForm();
  expect(container.querySelectorAll('datalist option')).toHaveLength(0);
  await userEvent.click(screen.getByRole('combobox', { name: 'Country code' }));
  await waitFor(() => expect(container.querySelector('datalist option')).not.toBeNull());
  const options = [...container.querySelectorAll('datalist option')];
  expect(options.length).toBeGreaterThan(200);
  expect(options.find((option) => option.textContent === 'India')).toHaveAttribute('value', '+91');
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
  fetchMock.mockResolvedValue(answer(200));
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
