import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { MemoryRouter } from 'react-router-dom';
import { useSharedStore } from 'shared-config/store';
import { articleHeads } from '../articles/article-heads.content';
import AboutUsPage from './about-us-page';

beforeEach(() => {
  fakeIntersectionObserver();
  fakeMatchMedia(() => true);
  render(<AboutUsPage />, { wrapper: MemoryRouter });
});
const part = (name: string) => screen.getByRole('region', { name });

test('every office in the list has a numbered pin on the map: north up, east right', () => {
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

test('the history is in order of dates and links to the news articles it mentions', () => {
  const history = within(part('How we got here'));
  const dates = history.getAllByRole('time').map((time) => time.getAttribute('datetime') ?? '');
  expect(dates).toHaveLength(history.getAllByRole('listitem').length);
  expect(dates[0]).toBe('2014');
  expect(dates).toEqual(dates.toSorted());
  const articles = articleHeads.news.map(({ path, date }) => [path, date.slice(0, 7)]);
  for (const link of history.getAllByRole('link')) {
    const date = link.closest('li')?.querySelector('time')?.dateTime;
    expect(articles).toContainEqual([link.getAttribute('href'), date]);
  }
});

test('everyone who writes for this site is listed with their role, without a photo', () => {
  const people = part('Who we are');
  for (const { author, role, kind } of [...articleHeads.blogs, ...articleHeads.reports].filter(({ role }) => role)) {
    const person = within(people).getByRole('heading', { name: author }).closest('li');
    expect([kind, person]).toEqual([kind, expect.objectContaining({ tagName: 'LI' })]);
    expect(person).toHaveTextContent(role ?? '');
  }
  expect(within(people).getByRole('heading', { name: 'Anita Rao' })).toBeVisible();
  expect(within(people).queryByRole('img')).not.toBeInTheDocument();
});

test('planning a visit is passed on to the contact form', () => {
  const plan = screen.getByRole('link', { name: 'Plan a visit' });
  expect(plan).toHaveAttribute('href', '/contact');
  fireEvent.click(plan);
  expect(useSharedStore.getState().interest).toEqual({ label: 'a visit to the test centre', path: '/about-us' });
});
