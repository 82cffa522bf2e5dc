import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { retryDelays, sendTimeout } from 'kit/page/forms/send-form';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { listCallingCodes } from './calling-codes';
import { ContactForm } from './contact-form';

jest.mock('./calling-codes', () => {
  const actual = jest.requireActual<typeof import('./calling-codes')>('./calling-codes');
  return { ...actual, listCallingCodes: jest.fn(actual.listCallingCodes) };
});

type FormResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'json'>;

const fetchMock = jest.fn<Promise<FormResponse>, [string, RequestInit]>();

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});
afterEach(() => jest.restoreAllMocks());

const response = (status: number, headers: Record<string, string> = {}, body: unknown = {}): FormResponse => ({
  ok: status < 300,
  status,
  headers: new Headers(headers),
  json: async () => body,
});

const renderForm = () =>
  render(<ContactForm formName="home-contact" source="home-contact" afterThanks="We call back." />, {
    wrapper: MemoryRouter,
  });

async function fillIn() {
  const user = userEvent.setup();
  for (const [name, value] of [
    ['Full name', 'Ada Example'],
    ['Company name', 'Example Works'],
    ['Email', 'ada@example.com'],
    ['Country code', '+91'],
    ['Phone number', '12345'],
    ['Message', 'Hello'],
  ] as const) {
    fireEvent.input(screen.getByLabelText(name, { exact: false }), { target: { value } });
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Support');
  return user;
}

const sentKeys = () =>
  fetchMock.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['Idempotency-Key']);

const sentFields = () => Object.fromEntries(new URLSearchParams(String(fetchMock.mock.calls.at(-1)?.[1].body)));

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

test('success sends exactly the specified fields and clears the form (§4, §7, §8)', async () => {
  // Digits that are zero are a part of the key.
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  let respond: (response: FormResponse) => void = () => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const { container } = renderForm();
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  respond(response(200));
  const thanks = await screen.findByText('Thank you! Your message has been sent successfully.');
  expect(thanks.parentElement).toHaveTextContent('We call back.');
  // It stands above the form, whose button was below it.
  await waitFor(() => expect(thanks.parentElement).toHaveFocus());
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      // Otherwise the server would answer with a page.
      Accept: 'application/json',
      'Idempotency-Key': '0'.repeat(32),
    },
  });
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
  [500, {}, 'The server did not accept it (status 500). What you typed is kept here.'],
  [413, {}, 'The message is too long. Shorten it; what you typed is kept here.'],
  [429, { 'Retry-After': '40' }, /Send it again in 40 seconds/],
  [429, {}, /Send it again in 60 seconds/],
])('a response with status %i is an error in words, and typed text is kept (§8)', async (status, headers, words) => {
  expectConsole('error', /^home-contact was not sent: /);
  fetchMock.mockResolvedValue(response(status, headers));
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
});

test('without a response it is sent again under the same key, and fails after three', async () => {
  expectConsole('error', /^home-contact was not sent: /);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const { container } = renderForm();
  await fillIn();
  jest.useFakeTimers();
  const form = container.querySelector('form') as HTMLFormElement;
  await act(async () => fireEvent.submit(form));
  expect(screen.getByText('No response. Trying again…')).toBeVisible();
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
  fetchMock.mockResolvedValue(response(500));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/status 500/);
  fetchMock.mockResolvedValue(response(200));
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), ' again');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Thank you! Your message has been sent successfully.');
  const keys = sentKeys();
  expect([keys[3] === keys[0], keys[4] === keys[0]]).toEqual([true, false]);
});

test('a server that never responds is an error after 15 s, and typed text is kept', async () => {
  expectConsole('error', /^home-contact was not sent: /);
  fetchMock.mockImplementation(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const { container } = renderForm();
  await fillIn();
  jest.useFakeTimers();
  // jsdom's own is not moved by the fake timers.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), time);
    return controller.signal;
  });
  await act(async () => fireEvent.submit(container.querySelector('form') as HTMLFormElement));
  await act(() => jest.advanceTimersByTimeAsync(sendTimeout - 1));
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(sendTimeout).toBe(15_000);
  expect(screen.getByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
  expect(container.querySelector('form')).toHaveFormValues({ fullName: 'Ada Example', message: 'Hello' });
  // After 10 s the connection counts as one that hangs, which leaves time for another.
  expect(sentKeys()).toHaveLength(2);
  expect(new Set(sentKeys()).size).toBe(1);
});

test.each([
  ['+49 30 1234567', 'Germany'],
  ['030 1234567 ext. 5', '0049'],
])('the phone number "%s" with the code "%s" is sent as typed (§5)', async (number, code) => {
  fetchMock.mockResolvedValue(response(200));
  renderForm();
  const user = await fillIn();
  for (const [field, text] of [
    [screen.getByRole('textbox', { name: 'Phone number' }), number],
    [screen.getByRole('combobox', { name: 'Country code' }), code],
  ] as const) {
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(sentFields()).toMatchObject({ phoneNumber: number, countryCode: code });
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

test('country codes that fail to load are a warning, and load again on the next focus', async () => {
  expectConsole('warn', /^There are no suggestions for country codes/);
  jest.mocked(listCallingCodes).mockImplementationOnce(() => {
    throw new Error('Loading chunk 15 failed.');
  });
  const { container } = renderForm();
  const code = screen.getByRole('combobox', { name: 'Country code' });
  await userEvent.type(code, '+91');
  expect(code).toHaveValue('+91');
  await userEvent.tab();
  expect(container.querySelector('datalist option')).toBeNull();
  await userEvent.click(code);
  await waitFor(() => expect(container.querySelector('datalist option')).not.toBeNull());
});

test('every missing field is marked with its reason, and nothing is sent', async () => {
  renderForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Company name' }), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const company = screen.getByRole('textbox', { name: 'Company name' });
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription('Please enter your company name');
  expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveAccessibleDescription('Please choose a reason');
  const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
  expect([...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter(isInvalid)).toHaveLength(5);
  expect(fetchMock).not.toHaveBeenCalled();

  await userEvent.type(company, 'A');
  expect(company).not.toHaveAttribute('aria-invalid');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test("a field that the server refuses is marked with the server's reason and focused", async () => {
  expectConsole('error', /^home-contact was not sent: /);
  const errors = { message: 'Too rude', email: 'No such mailbox' };
  fetchMock.mockResolvedValue(response(422, {}, { message: 'Field …', errors }));
  renderForm();
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const email = await screen.findByRole('textbox', { name: 'Email', description: 'No such mailbox' });
  await waitFor(() => expect(email).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Too rude');
  expect(screen.getByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
  expect(screen.getByText('Correct the marked fields; what you typed is kept here.')).toBeVisible();
});

test.each([null, 'text', { errors: null }, { errors: [1] }, { errors: { email: 5 } }])(
  'a response 422 that names no field is shown by its status: %j',
  async (body) => {
    expectConsole('error', /^home-contact was not sent: /);
    fetchMock.mockResolvedValue(response(422, {}, body));
    renderForm();
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/^The server did not accept it \(status 422\)/)).toBeVisible();
  },
);

test('a message that is too long is not cut but counted, marked and not sent', async () => {
  renderForm();
  const user = await fillIn();
  const message = screen.getByRole('textbox', { name: 'Message' });
  await user.clear(message);
  await user.click(message);
  await user.paste('x'.repeat(4990));
  expect(message).toHaveAccessibleDescription('4,990 of 5,000 characters');
  await user.paste('y'.repeat(11));
  expect(message).toHaveValue(`${'x'.repeat(4990)}${'y'.repeat(11)}`);
  expect(message).toHaveAccessibleDescription(
    'Please shorten your message to 5,000 characters 5,001 of 5,000 characters',
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(message).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
  await user.type(message, '{Backspace}');
  expect(message).toBeValid();
});

test('before hydration the browser checks the form, and required fields are needed', () => {
  const form = <ContactForm formName="home-contact" source="home-contact" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const element = container.querySelector('form');
  expect(element).not.toHaveAttribute('novalidate');
  expect(element?.checkValidity()).toBe(false);
  render(form, { container, hydrate: true, wrapper: MemoryRouter });
  expect(container.querySelector('form')).toHaveAttribute('novalidate');
});

test('text typed before hydration stays, and an earlier draft fills in the rest', async () => {
  const before = renderForm();
  await fillIn();
  before.unmount();
  const form = <ContactForm formName="home-contact" source="home-contact" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  message().value = 'Newer';
  render(form, { container, hydrate: true, wrapper: MemoryRouter });
  expect(message()).toHaveValue('Newer');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  // It is what the next visit finds.
  expect(sessionStorage.getItem('draft:home-contact')).toContain('Newer');
});

test('typed text returns after a reload, until it is sent', async () => {
  fetchMock.mockResolvedValue(response(200));
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

test('text typed before hydration wins over a draft, which fills empty fields', () => {
  sessionStorage.setItem('draft:home-contact', 'fullName=Old&companyName=Example+Works');
  const form = (
    <MemoryRouter>
      <ContactForm formName="home-contact" source="home-contact" />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  name.value = 'New';
  render(form, { container, hydrate: true });
  expect(name).toHaveValue('New');
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Example Works');
});

test('the same text sent again after it was received is another submission', async () => {
  fetchMock.mockResolvedValue(response(200));
  const { unmount } = renderForm();
  for (const count of [1, 2]) {
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(count));
    await screen.findByRole('button', { name: 'Submit' });
  }
  expect(new Set(sentKeys()).size).toBe(2);
  unmount();
});

test('a filled-in trap field is sent for the server to see, and is out of reach', async () => {
  fetchMock.mockResolvedValue(response(200));
  const { container } = renderForm();
  const trap = container.querySelector('[name=bot-field]') as HTMLInputElement;
  expect(trap).not.toBeVisible();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  const user = await fillIn();
  trap.value = 'robot';
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(sentFields()).toMatchObject({ 'bot-field': 'robot' });
});

test('a form refused by its own check no longer shows an earlier server failure', async () => {
  expectConsole('error', /^home-contact was not sent: /);
  fetchMock.mockResolvedValue(response(500));
  renderForm();
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Sorry/);
  await user.clear(screen.getByRole('textbox', { name: 'Full name' }));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.queryByText(/^Sorry/)).not.toBeInTheDocument();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('once a long message is sent its length is no longer counted', async () => {
  fetchMock.mockResolvedValue(response(200));
  renderForm();
  const user = await fillIn();
  const message = screen.getByRole('textbox', { name: 'Message' });
  fireEvent.input(message, { target: { value: 'x'.repeat(4600) } });
  expect(message).toHaveAccessibleDescription('4,600 of 5,000 characters');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Thank you!/);
  expect(message).not.toHaveAccessibleDescription();
});

test('a preset message can be changed, and returns once the form is sent', async () => {
  fetchMock.mockResolvedValue(response(200));
  render(<ContactForm formName="commercial-contact" source="partners" defaultMessage="About a robot" />, {
    wrapper: MemoryRouter,
  });
  const message = screen.getByRole('textbox', { name: 'Message' });
  expect(message).toHaveValue('About a robot');
  const user = await fillIn();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Thank you!/);
  expect(sentFields()).toMatchObject({ 'form-name': 'commercial-contact', source: 'partners', message: 'Hello' });
  expect(message).toHaveValue('About a robot');
});
