/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { fakeIntersectionObserver } from '../presets/jest/fake-browser';
import { useInView } from './use-in-view';

function Part({ line }: { line?: number }) {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useInView(element, line) ? 'seen' : 'unseen'}</p>;
}

test('what has come into view stays seen, also when it is scrolled away', () => {
  const view = fakeIntersectionObserver();
  render(<Part />);
  act(() => view.see(false));
  expect(screen.getByText('unseen')).toBeVisible();
  act(() => view.see(true));
  act(() => view.see(false));
  expect(screen.getByText('seen')).toBeVisible();
});

test.each([
  [undefined, '-0%'],
  [0.75, '-25%'],
  [0.2, '-80%'],
])('its top edge has come as far up as line %s', (line, margin) => {
  const view = fakeIntersectionObserver();
  render(<Part {...(line === undefined ? {} : { line })} />);
  expect(view.options()?.rootMargin).toBe(`0px 0px ${margin} 0px`);
});
