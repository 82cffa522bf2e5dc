import { fireEvent, render, screen } from '@testing-library/react';
import { ModalDialog } from './modal-dialog';

const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

test('a dialog is modal, has a name, and gives the focus back to where it was', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const { unmount } = render(
    <ModalDialog title="A question">
      <button type="button">Yes</button>
    </ModalDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'A question' })).toBeVisible();
  expect(showModal).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Yes' }).focus();
  unmount();
  expect(before).toHaveFocus();
  before.remove();
});

test('Escape does what the dialog says, and never closes it by itself', () => {
  const cancel = jest.fn();
  const { rerender } = render(
    <ModalDialog title="A question" onCancel={cancel}>
      x
    </ModalDialog>,
  );
  expect(pressEscape()).toBe(false);
  expect(cancel).toHaveBeenCalledTimes(1);
  rerender(<ModalDialog title="A question">x</ModalDialog>);
  expect(pressEscape()).toBe(false);
  expect(cancel).toHaveBeenCalledTimes(1);
});
