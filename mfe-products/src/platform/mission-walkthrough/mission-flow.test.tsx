import { fireEvent, render, screen } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { MissionFlow } from './mission-flow';
import { missionSteps } from './mission-steps';

const shown = () => screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'step');

test('scrolling past the mission steps through it, until the visitor has chosen a step', () => {
  fakeMatchMedia(() => true);
  fakeIntersectionObserver();
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const scrollTo = (top: number) => {
    place.mockReturnValue(new DOMRect(0, top, 1000, 500));
    fireEvent.scroll(window);
  };
  render(<MissionFlow />);
  expect(shown()).toHaveTextContent(missionSteps[0]?.title ?? '');
  scrollTo(-400);
  expect(shown()).toHaveTextContent(missionSteps.at(-1)?.title ?? '');
  fireEvent.click(screen.getByRole('button', { name: missionSteps[1]?.title ?? '' }));
  scrollTo(-300);
  expect(shown()).toHaveTextContent(missionSteps[1]?.title ?? '');
});
