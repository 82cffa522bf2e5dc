import { render, screen } from '@testing-library/react';
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

test.each([
  ['horizontal', '{ArrowRight} {ArrowRight} {ArrowRight} {ArrowLeft} {ArrowLeft} {Home} {End} {ArrowDown}'],
  ['vertical', '{ArrowDown} {ArrowDown} {ArrowRight} {ArrowUp} {ArrowLeft} {Home} {End} {a}'],
] as const)(
  '%s tabs are moved through by keys both ways, round and round, with the focus',
  async (orientation, keys) => {
    render(<Tabs orientation={orientation} />);
    screen.getByRole('tab', { name: 'One' }).focus();
    const shown: (string | null)[] = [];
    for (const key of keys.split(' ')) {
      await userEvent.keyboard(key);
      const tab = screen.getByRole('tab', { selected: true });
      expect(tab).toHaveFocus();
      shown.push(tab.textContent);
    }
    expect(shown).toEqual(['Two', 'Three', 'One', 'Three', 'Two', 'One', 'Three', 'Three']);
  },
);
