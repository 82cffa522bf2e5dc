import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const items = [
  { title: 'One', content: 'First' },
  { title: 'Two', content: 'Second' },
];
const isOpen = (title: string) =>
  (screen.getByRole('heading', { name: title }).closest('details') as HTMLDetailsElement).open;

test('all entries are closed, unless the first is to be open', () => {
  const { unmount } = render(<Accordion items={items} />);
  expect([isOpen('One'), isOpen('Two')]).toEqual([false, false]);
  unmount();
  render(<Accordion items={items} firstOpen />);
  expect([isOpen('One'), isOpen('Two')]).toEqual([true, false]);
});

test('with a name the browser keeps one entry open at a time', () => {
  render(<Accordion items={items} exclusiveName="questions" />);
  expect(screen.getAllByRole('group').map((entry) => entry.getAttribute('name'))).toEqual(['questions', 'questions']);
});
