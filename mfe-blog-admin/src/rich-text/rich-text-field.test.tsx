import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RichTextField } from './rich-text-field';

function Field() {
  const [isEditing, setEditing] = useState(false);
  return (
    <RichTextField
      label="Paragraph, block 1"
      html="<p>Start writing your blog content here...</p>"
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      onChange={() => {}}
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
