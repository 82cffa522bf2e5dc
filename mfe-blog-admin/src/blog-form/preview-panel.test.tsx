import { render, screen } from '@testing-library/react';
import { createDraft } from '../posts/post-draft';
import { PreviewPanel } from './preview-panel';

const draft = {
  ...createDraft(new Date(2026, 0, 2)),
  content: [
    { id: 1, type: 'unknown' as const, stored: 'x' },
    { id: 2, type: 'heading' as const, content: 'First' },
    { id: 3, type: 'heading' as const, content: 'Second' },
  ],
};
const tops: Readonly<Record<string, number>> = { First: 400, Second: 700 };

afterEach(() => jest.restoreAllMocks());

/** Shows it in a panel of 300 px. @param height of all that it shows */
function show(height: number) {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return { top: tops[this.textContent ?? ''] ?? 100 } as DOMRect;
  });
  const { rerender } = render(<PreviewPanel draft={draft} visited={undefined} />);
  const panel = screen.getByRole('region', { name: 'Preview' });
  return { panel, visit: (visited: number) => rerender(<PreviewPanel draft={draft} visited={visited} />) };
}

test('it follows the block that is being written: a third below its top', () => {
  const { panel, visit } = show(2000);
  expect(panel.scrollTop).toBe(0);
  visit(2);
  expect(panel.scrollTop).toBe(500);
  expect(panel).toHaveAttribute('tabindex', '0');
});

test('what fits into it stays where it is', () => {
  const { panel, visit } = show(300);
  visit(2);
  expect(panel.scrollTop).toBe(0);
});
