import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { useCases } from '../../lists/use-cases';
import { FlowPlayer } from './flow-player';
import { sceneOnPlan } from './scene-on-plan';
import { stepDuration } from './use-played-steps';

const [useCase] = useCases;
if (!useCase) throw new Error('there is no use case');
const sentences = useCase.steps.map((_, index) => sceneOnPlan(useCase, index).sentence);

/** What the plan is said to show, and which step of the list is marked as the current one: both are the same step. */
const expectStep = (index: number) => {
  const current = within(screen.getByRole('list')).getAllByRole('button', { current: 'step' });
  expect(current.map(({ textContent }) => textContent)).toEqual([useCase.steps[index]?.title]);
  expect(screen.getByRole('figure')).toHaveTextContent(sentences[index] ?? '');
};
const button = (name: string) => screen.getByRole('button', { name });

let isMovementRefused = true;
let driven: jest.Mock;
let media: ReturnType<typeof fakeMatchMedia>;
let view: ReturnType<typeof fakeIntersectionObserver>;
beforeEach(() => {
  isMovementRefused = true;
  media = fakeMatchMedia((query) => query.includes(': reduce)') === isMovementRefused);
  view = fakeIntersectionObserver();
  // jsdom animates nothing.
  driven = jest.fn(() => ({ cancel: () => {} }));
  Object.defineProperty(SVGElement.prototype, 'animate', { value: driven, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('all steps can be read at any time, in order', () => {
  render(<FlowPlayer useCase={useCase} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    useCase.steps.map(({ title, text }) => `${title}${text}`),
  );
  for (const { text } of useCase.steps) expect(screen.getByText(text)).toBeVisible();
  expectStep(0);
});

test('the buttons step forward and back, and the plan shows the marked step', async () => {
  render(<FlowPlayer useCase={useCase} />);
  expect(button('Previous step')).toBeDisabled();
  for (const index of [1, 2, 3]) {
    await userEvent.click(button('Next step'));
    expectStep(index);
  }
  expect(button('Next step')).toBeDisabled();
  await userEvent.click(button('Previous step'));
  expectStep(2);
});

test('a step can be chosen in the list, by keyboard as well', async () => {
  render(<FlowPlayer useCase={useCase} />);
  await userEvent.click(button('The pallet goes on'));
  expectStep(3);
  act(() => button('A lifter sets off').focus());
  await userEvent.keyboard('{Enter}');
  expectStep(1);
});

test('it plays once when it comes into view, can be paused, and ends at the last step', () => {
  jest.useFakeTimers();
  isMovementRefused = false;
  render(<FlowPlayer useCase={useCase} />);
  expect(button('Play')).toBeVisible();
  act(() => view.see(true));
  expectStep(0);
  act(() => jest.advanceTimersByTime(stepDuration));
  expectStep(1);
  expect(driven).toHaveBeenCalledTimes(1);
  act(() => button('Pause').click());
  act(() => jest.advanceTimersByTime(10 * stepDuration));
  expectStep(1);
  expect(driven).toHaveBeenCalledTimes(1);
  act(() => button('Play').click());
  expectStep(2);
  for (let step = 3; step <= 4; step += 1) act(() => jest.advanceTimersByTime(stepDuration));
  expectStep(3);
  expect(button('Play')).toBeVisible();
  act(() => button('Play').click());
  expectStep(0);
});

test('each step lasts 4.5 seconds, counted from when the plan is well in view', () => {
  jest.useFakeTimers();
  isMovementRefused = false;
  const { unmount } = render(<FlowPlayer useCase={useCase} />);
  expect(view.options()?.rootMargin).toBe('0px 0px -25% 0px');
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(4499));
  expectStep(0);
  act(() => jest.advanceTimersByTime(1));
  expectStep(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('stepping stops playback, and a visitor who stepped first sees no playback', () => {
  jest.useFakeTimers();
  isMovementRefused = false;
  const { unmount } = render(<FlowPlayer useCase={useCase} />);
  act(() => view.see(true));
  act(() => button('Next step').click());
  expectStep(1);
  expect(button('Play')).toBeVisible();
  act(() => jest.advanceTimersByTime(10 * stepDuration));
  expectStep(1);
  unmount();
  render(<FlowPlayer useCase={useCase} />);
  act(() => button(useCase.steps[2]?.title ?? '').click());
  act(() => view.see(true));
  expectStep(2);
  expect(button('Play')).toBeVisible();
});

test("the plan's scene is announced while stepping, but not during playback", () => {
  jest.useFakeTimers();
  isMovementRefused = false;
  render(<FlowPlayer useCase={useCase} />);
  const said = () => screen.getByText(/reports: /).getAttribute('aria-live');
  expect(said()).toBe('polite');
  act(() => view.see(true));
  expect(said()).toBe('off');
  act(() => button('Pause').click());
  expect(said()).toBe('polite');
});

test('repeating a step restarts the robot; choosing another step stops it', async () => {
  isMovementRefused = false;
  const cancel = jest.fn();
  driven.mockImplementation(() => ({ cancel }));
  render(<FlowPlayer useCase={useCase} />);
  await userEvent.click(button('A lifter sets off'));
  await userEvent.click(button('A lifter sets off'));
  expect(driven).toHaveBeenCalledTimes(2);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('the plan names the places of the step, with waves only around a reporting place', async () => {
  const { container } = render(<FlowPlayer useCase={useCase} />);
  const names = () => Array.from(container.querySelectorAll('svg text'), ({ textContent }) => textContent);
  for (const index of useCase.steps.keys()) {
    await userEvent.click(button(useCase.steps[index]?.title ?? ''));
    const { named, leg, hall } = sceneOnPlan(useCase, index);
    expect(names()).toEqual(named.map(({ name }) => name));
    expect(container.querySelectorAll('.wave')).toHaveLength(leg ? 0 : 2);
    expect(container.querySelectorAll('.route')).toHaveLength(leg ? 1 : 0);
    expect(container.querySelector(`g.${hall}`)).not.toBeNull();
    expect(container.querySelectorAll('.end')).toHaveLength(1);
  }
});

test('it stops and returns to its start when reduced motion is switched on', () => {
  jest.useFakeTimers();
  isMovementRefused = false;
  render(<FlowPlayer useCase={useCase} />);
  act(() => view.see(true));
  act(() => jest.advanceTimersByTime(stepDuration));
  expectStep(1);
  isMovementRefused = true;
  act(() => media.change());
  expectStep(0);
  expect(button('Play')).toBeVisible();
});

test('with reduced motion nothing plays by itself, and robots jump', async () => {
  render(<FlowPlayer useCase={useCase} />);
  act(() => view.see(true));
  expect(button('Play')).toBeVisible();
  await userEvent.click(button('Next step'));
  expectStep(1);
  expect(driven).not.toHaveBeenCalled();
});
