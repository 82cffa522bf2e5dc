import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { moveBetweenTabs } from './move-between-tabs';

function Tabs({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  const [selected, select] = useState(0);
  return (
    <div role="tablist" aria-orientation={orientation} onKeyDown={(event) => moveBetweenTabs(event, select)}>
      {['One', 'Two', 'Three'].map((name, index) => (
        <button key={name} type="button" role="tab" aria-selected={index === selected}>
          {name}
        </button>
      ))}
    </div>
  );
}

test('arrow keys move through vertical tabs both ways, round and round', async () => {
  render(<Tabs orientation="vertical" />);
  screen.getByRole('tab', { name: 'One' }).focus();
  const shown: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End', 'a']) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    shown.push(document.activeElement?.textContent);
  }
  expect(shown).toEqual(['Two', 'Three', 'One', 'Three', 'Two', 'One', 'Three', 'Three']);
});

test('in a row of tabs up and down scroll the page, and the moving keys do not', () => {
  render(<Tabs orientation="horizontal" />);
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  const isLeftAlone = (key: string) => [key, press(key)];
  expect(['ArrowDown', 'ArrowUp', 'Tab', 'ArrowRight', 'End'].map(isLeftAlone)).toEqual([
    ['ArrowDown', true],
    ['ArrowUp', true],
    ['Tab', true],
    ['ArrowRight', false],
    ['End', false],
  ]);
});
