import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { blogForks } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { CardGrid } from './card-grid';

const card = (key: number, to = `/case-study/${key}`) => ({ key, to, title: `Card ${key}`, image: blogForks });
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));
const grid = () => screen.getByRole('list');

test.each([
  [1, false, 'grid odd wide'],
  [2, false, 'grid halves'],
  [3, false, 'grid odd'],
  [4, false, 'grid halves'],
  [6, false, 'grid'],
  [7, false, 'grid odd quarters'],
  [2, true, 'grid halves'],
  [3, true, 'grid odd tall'],
  [4, true, 'grid halves'],
  [5, true, 'grid odd tall twoOver'],
  [6, true, 'grid tall'],
  [7, true, 'grid odd wide'],
])('no card is alone in its row: %i of them, the first highlighted: %s', (count, hasFeature, classes) => {
  render(<CardGrid cards={cards(count)} hasFeature={hasFeature} />, { wrapper: MemoryRouter });
  expect(grid()).toHaveAttribute('class', classes);
});

test('a page that opens with cards loads the first picture at once, later ones lazily', () => {
  const loading = () => Array.from(grid().querySelectorAll('img'), (image) => image.getAttribute('loading'));
  const { rerender } = render(<CardGrid cards={cards(3)} opensPage />, { wrapper: MemoryRouter });
  expect(loading()).toEqual(['eager', 'lazy', 'lazy']);
  rerender(<CardGrid cards={cards(3).slice(1)} opensPage />);
  expect(loading()).toEqual(['lazy', 'lazy']);
  rerender(<CardGrid cards={cards(3)} opensPage />);
  expect(loading()).toEqual(['eager', 'lazy', 'lazy']);
});

test('a grid below the first view fetches no picture early', () => {
  render(<CardGrid cards={cards(2)} />, { wrapper: MemoryRouter });
  expect(grid().querySelector('[loading=eager]')).toBeNull();
});

test('a card links to a page of the site or to another site, which gets no opener', () => {
  const all = [card(1), card(2, 'https://other.example/one'), card(3, `${site.origin}/blogs/milk-runs`)];
  render(<CardGrid cards={all} titleLevel="h3" />, { wrapper: MemoryRouter });
  const [own, other, absolute] = within(grid()).getAllByRole('link');
  expect(absolute).toHaveAttribute('href', '/blogs/milk-runs');
  expect(absolute).not.toHaveAttribute('rel');
  expect(own).toHaveAttribute('href', '/case-study/1');
  expect(own).not.toHaveAttribute('rel');
  expect(other).toHaveAttribute('href', 'https://other.example/one');
  expect(other).toHaveAttribute('rel', 'noopener');
  expect(within(grid()).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  // The title says what the picture shows.
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
