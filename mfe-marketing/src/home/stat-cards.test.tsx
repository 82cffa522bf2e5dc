import { act, render, screen } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { StatCards } from './stat-cards';

let view: ReturnType<typeof fakeIntersectionObserver>;
let prefersLessMotion = false;

beforeEach(() => {
  jest.useFakeTimers();
  prefersLessMotion = false;
  fakeMatchMedia(() => prefersLessMotion);
  view = fakeIntersectionObserver();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** What is seen, not what is read out. */
const shown = () => screen.getAllByRole('definition').map((value) => value.querySelector('[aria-hidden]')?.textContent);

test('the three claims are on the page from the start (§2, §3 Statistics)', () => {
  render(<StatCards />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Systems Deployed',
    'Total Production Hours',
    'Global Clients',
  ]);
  expect(shown()).toEqual(['150+', '2M', '30+']);
  expect(screen.getByText('All systems, robots of other brands included')).toBeVisible();
});

test('they count up over 2 s when they come into view, once (§4, §9)', () => {
  render(<StatCards />);
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(1000));
  const half = Number.parseInt(shown()[0] ?? '', 10);
  expect(half).toBeGreaterThan(60);
  expect(half).toBeLessThan(90);
  // A screen reader says the claim, not the present count.
  const [heard] = screen.getAllByRole('definition').map((value) => value.querySelector(':not([aria-hidden])'));
  expect(heard).toHaveTextContent('150+');
  // A number below ten counts in tenths: 2M would stand at 0 and at 1 for a second each.
  expect(shown()[1]).toMatch(/^(0\.9|1|1\.1)M$/);
  act(() => jest.advanceTimersByTime(300));
  expect(shown()[1]).toMatch(/^1\.[234]M$/);
  act(() => jest.advanceTimersByTime(800));
  expect(shown()).toEqual(['150+', '2M', '30+']);
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(500));
  expect(shown()).toEqual(['150+', '2M', '30+']);
});

test('counting stops once the visitor has left', () => {
  const { unmount } = render(<StatCards />);
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(500));
  expect(jest.getTimerCount()).toBeGreaterThan(0);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('no number falls below zero in a frame from before the start', () => {
  const request = window.requestAnimationFrame;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((onFrame) => request((now) => onFrame(now - 40)));
  render(<StatCards />);
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(20));
  expect(shown()).toEqual(['0+', '0M', '0+']);
});

test('the numbers do not move with reduced motion', () => {
  prefersLessMotion = true;
  render(<StatCards />);
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(500));
  expect(shown()).toEqual(['150+', '2M', '30+']);
});
