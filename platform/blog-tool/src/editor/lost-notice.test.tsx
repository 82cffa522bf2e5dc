import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/extensions';
import { LostNotice } from './lost-notice';

test('what was lost in pasting is said, and can be closed', async () => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: documentExtensions,
    injectCSS: false,
  });
  // There is no layout.
  jest.spyOn(editor.view, 'coordsAtPos').mockReturnValue({ top: 0, bottom: 20, left: 0, right: 0 });
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const onClose = jest.fn();
  const { rerender } = render(<LostNotice editor={editor} lost={undefined} onClose={onClose} />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(
    <LostNotice editor={editor} lost={{ sentence: 'Lost in pasting: a picture; merged cells.' }} onClose={onClose} />,
  );
  expect(screen.getByRole('status').textContent).toContain('Lost in pasting: a picture; merged cells.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
