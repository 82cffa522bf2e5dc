/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { FormFields } from '../../forms/form-field';
import { TextAreaField, TextField } from './form-field';
import { useFieldErrors } from './use-field-errors';

const fields = {
  name: { label: 'Name', type: 'text', required: true, maxLength: 100 },
  message: { label: 'Message', type: 'textarea', required: false, maxLength: 20 },
} satisfies FormFields;

const refused = { name: 'No such person', message: 'Too rude' };

function Letter() {
  const form = useRef<HTMLFormElement>(null);
  const { describe, showErrors, handlers } = useFieldErrors(form, fields);
  return (
    <form ref={form} {...handlers}>
      <TextField {...describe('name')} />
      <TextAreaField {...describe('message')} />
      <button type="button" onClick={() => showErrors(refused)}>
        Send
      </button>
      <button type="button" onClick={() => showErrors({ message: 'Too rude' })}>
        Send again
      </button>
      <button type="reset">Clear</button>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const click = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));

// jsdom cannot scroll.
const scrolled = jest.fn();
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: scrolled.mockClear() }));

test('refused fields are marked until they are corrected; the first has the focus', async () => {
  render(<Letter />);
  await click('Send');
  expect(name()).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([name()]);
  expect(name()).toHaveAccessibleDescription('No such person');
  await userEvent.type(name(), 'A');
  expect(name()).toBeValid();
  expect(name()).not.toHaveAccessibleDescription();
  expect(message()).toBeInvalid();
  expect(message()).toHaveAccessibleDescription('Too rude');
});

test('fields that are refused no longer are marked no longer', async () => {
  render(<Letter />);
  await click('Send');
  await click('Send again');
  expect(name()).not.toHaveAttribute('aria-invalid');
  expect(message()).toHaveFocus();
});

test('a text near its limit is counted, one above it is marked, and neither is cut', () => {
  render(<Letter />);
  const type = (length: number) => fireEvent.input(message(), { target: { value: 'x'.repeat(length) } });
  type(17);
  expect(message()).not.toHaveAccessibleDescription();
  type(18);
  expect(message()).toHaveAccessibleDescription('18 of 20 characters');
  expect(message()).toBeValid();
  type(21);
  expect(message()).toHaveValue('x'.repeat(21));
  expect(message()).toHaveAccessibleDescription('Please shorten your message to 20 characters 21 of 20 characters');
  expect(message()).toBeInvalid();
});

test('a form that is empty again says nothing of a length', async () => {
  render(<Letter />);
  await userEvent.type(message(), 'x'.repeat(19));
  expect(message()).toHaveAccessibleDescription('19 of 20 characters');
  await click('Clear');
  expect(message()).toHaveValue('');
  expect(message()).not.toHaveAccessibleDescription();
});
