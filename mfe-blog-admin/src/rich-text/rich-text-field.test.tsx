import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadEditor, RichTextField } from './rich-text-field';

function Field({ onChange = () => {} }: { onChange?: (html: string) => void }) {
  const [isEditing, setEditing] = useState(false);
  const [html, setHtml] = useState('<p>Start writing your blog content here...</p>');
  return (
    <RichTextField
      label="Paragraph, block 1"
      html={html}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      onChange={(changed) => {
        setHtml(changed);
        onChange(changed);
      }}
      onConvert={() => {}}
      onPaste={() => {}}
    />
  );
}

test('the default text is selected by the first key, however late the timers of a busy machine are', () => {
  jest.useFakeTimers();
  render(<Field />);
  const box = screen.getByRole('textbox', { name: 'Paragraph, block 1' });
  act(() => box.focus());
  expect(String(getSelection())).toBe('');
  fireEvent.keyDown(box, { key: '/' });
  expect(String(getSelection())).toBe('Start writing your blog content here...');
  jest.useRealTimers();
});

test('what is typed before the editor is there is taken over, sanitised', () => {
  const change = jest.fn();
  render(<Field onChange={change} />);
  const box = screen.getByRole('textbox', { name: 'Paragraph, block 1' });
  box.innerHTML = 'Typed <img src=x onerror=y()>';
  fireEvent.input(box);
  expect(change).toHaveBeenCalledWith('Typed ');
  // The browser has written it: it is not written again, which would move the caret.
  expect(screen.getByRole('textbox', { name: 'Paragraph, block 1' })).toBe(box);
});

test('the editor waits until a selection that is being drawn is complete', async () => {
  render(<Field />);
  const box = screen.getByRole('textbox', { name: 'Paragraph, block 1' });
  fireEvent.pointerDown(box);
  act(() => box.focus());
  await act(() => loadEditor());
  for (let task = 0; task < 3; task += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  fireEvent.pointerUp(window);
  expect(await screen.findByRole('toolbar', { name: 'Paragraph, block 1: format' })).toBeVisible();
});
