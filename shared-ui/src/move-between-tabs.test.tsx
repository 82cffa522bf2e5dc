import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { moveBetweenTabs } from './move-between-tabs';

function VerticalTabs() {
  const [selected, select] = useState(0);
  return (
    <div role="tablist" aria-orientation="vertical" onKeyDown={(event) => moveBetweenTabs(event, select)}>
      {['One', 'Two', 'Three'].map((name, index) => (
        <button key={name} type="button" role="tab" aria-selected={index === selected}>
          {name}
        </button>
      ))}
    </div>
  );
}

test('vertical tabs are moved through by keys both ways, round and round, with the focus', async () => {
  render(<VerticalTabs />);
  screen.getByRole('tab', { name: 'One' }).focus();
  const shown: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End', 'a']) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    shown.push(document.activeElement?.textContent);
  }
  expect(shown).toEqual(['Two', 'Three', 'One', 'Three', 'Two', 'One', 'Three', 'Three']);
});
