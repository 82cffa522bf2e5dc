import { orderTurns } from './order-turns';
import { variants } from './variants';

test('every page is measured in every variant, once a round', () => {
  const turns = orderTurns(['/', '/contact'], 3);
  const names = turns.map(({ round, route, variant }) => `${round} ${route} ${variant}`);
  expect(names).toHaveLength(3 * 2 * variants.length);
  expect(new Set(names).size).toBe(names.length);
});

test('the variants of a page follow one another', () => {
  const turns = orderTurns(['/', '/contact'], 2);
  const groups = turns.map(({ round, route }) => `${round} ${route}`);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([
    '0 /',
    '0 /contact',
    '1 /',
    '1 /contact',
  ]);
});

test('in five rounds each variant of a page has each place once', () => {
  const turns = orderTurns(['/', '/contact'], 5).filter(({ route }) => route === '/contact');
  for (const variant of variants) {
    const places = turns.flatMap((turn, index) => (turn.variant === variant ? [index % variants.length] : []));
    expect(places.sort()).toEqual([0, 1, 2, 3, 4]);
  }
});
