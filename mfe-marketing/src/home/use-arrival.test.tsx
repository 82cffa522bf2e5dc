import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useArrival } from './use-arrival';

let report: IntersectionObserverCallback;
const observed = new Set<Element>();
const observer = {
  observe: (element: Element) => observed.add(element),
  unobserve: (element: Element) => observed.delete(element),
  disconnect: () => observed.clear(),
};
beforeEach(() => {
  observed.clear();
  Object.assign(window, {
    IntersectionObserver: function fake(callback: IntersectionObserverCallback) {
      report = callback;
      return observer;
    },
  });
});

function Page() {
  const page = useRef<HTMLDivElement>(null);
  useArrival(page, 'p', 'waiting');
  return (
    <div ref={page}>
      <p>Stock</p>
    </div>
  );
}

const see = (isIntersecting: boolean, top: number) =>
  act(() => {
    const entry = { target: screen.getByText('Stock'), isIntersecting, boundingClientRect: { top } };
    report([entry as unknown as IntersectionObserverEntry], observer as unknown as IntersectionObserver);
  });

test('a part waits below the window, arrives once, and is left alone from then on (§4)', () => {
  render(<Page />);
  expect(screen.getByText('Stock')).not.toHaveClass('waiting');
  see(false, 2000);
  expect(screen.getByText('Stock')).toHaveClass('waiting');
  see(true, 700);
  expect(screen.getByText('Stock')).not.toHaveClass('waiting');
  expect(observed.size).toBe(0);
});

test('a part that lies above the window does not wait', () => {
  render(<Page />);
  see(false, -900);
  expect(screen.getByText('Stock')).not.toHaveClass('waiting');
  expect(observed.size).toBe(0);
});
