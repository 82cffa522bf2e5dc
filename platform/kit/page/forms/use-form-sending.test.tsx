/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { FormFields } from '../../forms/form-field';
import { expectConsole } from '../../presets/jest/expect-console';
import { TextAreaField, TextField } from './form-field';
import { HiddenFields } from './hidden-fields';
import { useFormSending } from './use-form-sending';

const fields = {
  name: { label: 'Name', type: 'text', required: true, maxLength: 100 },
  message: { label: 'Message', type: 'textarea', required: true, maxLength: 20 },
} satisfies FormFields;

function Letter() {
  const { status, isSending, describe, formProps } = useFormSending('letter', fields, {});
  return (
    <form {...formProps}>
      <HiddenFields formName="letter" source="garden" />
      <fieldset disabled={isSending}>
        <TextField {...describe('name')} />
        <TextAreaField {...describe('message')} />
        <button type="submit">Send</button>
      </fieldset>
      <p role="status">{status.kind === 'error' ? status.reason : status.kind}</p>
    </form>
  );
}

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  // jsdom cannot scroll.
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
});
afterEach(() => jest.useRealTimers());

/** jsdom has no `Response`. */
const answer = (status: number, headers: Record<string, string> = {}, body: unknown = {}) =>
  ({ ok: status < 300, status, headers: new Headers(headers), json: async () => body }) as Response;

const name = () => screen.getByRole('textbox', { name: 'Name' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const said = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

async function fillIn() {
  await userEvent.type(name(), 'Ada');
  await userEvent.type(message(), 'Hello');
}
const sent = () => fetchMock.mock.calls.map(([, { body }]) => Object.fromEntries(new URLSearchParams(String(body))));
const keys = () =>
  new Set(fetchMock.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'))).size;

test('what was typed is sent once, and is in no draft afterwards', async () => {
  fetchMock.mockResolvedValue(answer(200));
  const { unmount } = render(<Letter />);
  await fillIn();
  await send();
  await said('sent');
  expect(sent()).toEqual([{ 'form-name': 'letter', source: 'garden', name: 'Ada', message: 'Hello' }]);
  expect(new Headers(fetchMock.mock.calls[0]?.[1].headers).get('Accept')).toBe('application/json');
  unmount();
  render(<Letter />);
  expect(name()).toHaveValue('');
});

test('the same text sent again after it was received is another submission', async () => {
  fetchMock.mockResolvedValue(answer(200));
  render(<Letter />);
  await fillIn();
  await send();
  await said('sent');
  await send();
  await said('sent');
  expect([sent().length, keys()]).toEqual([2, 2]);
});

test('an empty form is not sent, and says of each field what is missing', async () => {
  render(<Letter />);
  await send();
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Please enter your name');
  expect(message()).toHaveAccessibleDescription('Please enter your message');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  [answer(500), 'The server did not accept it (status 500). What you typed is kept here.'],
  [answer(413), /^The message is too long/],
  [answer(429, { 'Retry-After': '40' }), /Send it again in 40 seconds/],
  [answer(422, {}, { errors: { message: 'Too rude' } }), /^Correct the marked fields/],
])('a refusal is said in a sentence, and what was typed is kept', async (refusal, reason) => {
  expectConsole('error', /^letter was not sent: /);
  fetchMock.mockResolvedValue(refusal);
  render(<Letter />);
  await fillIn();
  await send();
  expect(await said(reason)).toBeVisible();
  expect([name(), message()].map((field) => field.closest('fieldset')?.disabled)).toEqual([false, false]);
  expect(message()).toHaveValue('Hello');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  if (refusal.status === 422) expect(message()).toHaveAccessibleDescription('Too rude');
});

test('without an answer it is sent again, as the same submission, and then says so', async () => {
  expectConsole('error', /^letter was not sent: /);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Letter />);
  await fillIn();
  jest.useFakeTimers();
  await act(async () => screen.getByRole('button').click());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent('retrying');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  jest.useRealTimers();
  expect(screen.getByRole('status')).toHaveTextContent(/^The server did not respond/);
  expect([fetchMock.mock.calls.length, keys()]).toEqual([3, 1]);
  fetchMock.mockResolvedValue(answer(200));
  await userEvent.type(message(), ' again');
  await send();
  await said('sent');
  // Another text is another submission.
  expect(keys()).toBe(2);
});

test('without the script the browser checks the form and sends it to the site', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Letter />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/');
  expect(form).not.toHaveAttribute('novalidate');
  expect(form).toHaveFormValues({ 'form-name': 'letter', source: 'garden', 'bot-field': '' });
});
