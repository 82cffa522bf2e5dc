import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakeIntersectionObserver, fakeMatchMedia } from 'shared-config/presets/jest/fake-browser';
import { useSharedStore } from 'shared-config/store';
import AboutUsPage from './about-us-page';

beforeEach(() => {
  fakeIntersectionObserver();
  fakeMatchMedia(() => true);
  render(<AboutUsPage />, { wrapper: MemoryRouter });
});
const part = (name: string) => screen.getByRole('region', { name });

test('every place of the list stands on the map under its number: north is up, east is right', () => {
  const places = within(part('Where we are')).getAllByRole('listitem');
  const pins = Array.from(part('Where we are').querySelectorAll('svg > g'), (pin) => {
    const [, x, y] = /translate\((\S+) (\S+)\)/.exec(pin.getAttribute('transform') ?? '') ?? [];
    return { number: pin.textContent, x: Number(x), y: Number(y) };
  });
  expect(places.map((place) => place.querySelector('strong')?.textContent)).toEqual([
    'Pune, India',
    'Chennai, India',
    'Stuttgart, Germany',
  ]);
  expect(pins.map(({ number }) => number)).toEqual(['1', '2', '3']);
  const [pune, chennai, stuttgart] = pins;
  expect(stuttgart?.x).toBeLessThan(pune?.x ?? 0);
  expect(stuttgart?.y).toBeLessThan(pune?.y ?? 0);
  expect(chennai?.y).toBeGreaterThan(pune?.y ?? 0);
  // Above the equator.
  for (const { y } of pins) expect(y).toBeLessThan(0);
});

test('the milestones stand in the order of their years', () => {
  const years = within(part('How we got here'))
    .getAllByRole('listitem')
    .map((milestone) => Number(milestone.querySelector('strong')?.textContent));
  expect(years).toHaveLength(6);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
});

test('who plans a visit has said so to the contact form', () => {
  const plan = screen.getByRole('link', { name: 'Plan a visit' });
  expect(plan).toHaveAttribute('href', '/contact');
  fireEvent.click(plan);
  expect(useSharedStore.getState().interest).toEqual({ label: 'a visit to the test centre', path: '/about-us' });
});
