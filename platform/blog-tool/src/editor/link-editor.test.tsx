import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkEditor } from './link-editor';

const user = userEvent.setup({ delay: null });

// jsdom scrolls nothing.
const scroll = jest.fn();
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: scroll }));

function open(target = '') {
  const close = jest.fn();
  render(<LinkEditor target={target} at={{ top: 40, bottom: 60, isLow: false }} onClose={close} />);
  return { close, box: screen.getByRole('textbox', { name: 'Link address' }) };
}

test('it opens with the target of the link and the focus; Enter sets what was typed', async () => {
  const { close, box } = open('/enquire');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('/enquire');
  await user.clear(box);
  await user.keyboard('example.com{Enter}');
  expect(close.mock.calls).toEqual([['https://example.com']]);
});

test('what is no link stays in the field with the reason, until it is being corrected', async () => {
  const { close, box } = open();
  expect(screen.queryByRole('button', { name: 'Remove link' })).not.toBeInTheDocument();
  await user.keyboard('word');
  await user.click(screen.getByRole('button', { name: 'Set link' }));
  expect(close).not.toHaveBeenCalled();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(/^“word” is not a link/);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.type(box, '.example');
  expect(box).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty address and "Remove link" remove it; Escape leaves it as it was', async () => {
  const { close, box } = open('/enquire');
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  await user.clear(box);
  await user.keyboard('{Enter}');
  // Used up here: behind it the form or a dialog would take the key.
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
  expect(close.mock.calls).toEqual([[''], [''], []]);
});
