import type { CheckedPage } from './check-page';
import { type CheckedRoute, judgePages } from './judge-pages';
import { byVariant } from './results';
import type { Variant } from './variants';

const whole = (variant: Variant): CheckedPage => ({
  heading: 'Lifter',
  errors: [],
  scriptBytes: variant === 'floor' ? 0 : 98_000,
});
const routeWith = (changed: Partial<Record<Variant, Partial<CheckedPage>>>): CheckedRoute => ({
  route: '/lifter',
  pages: byVariant((variant) => ({ ...whole(variant), ...changed[variant] })),
});

test('pages that show the same in every variant can be measured', () => {
  expect(judgePages(routeWith({}))).toEqual([]);
});

test('a page without its heading, with another one or with errors cannot', () => {
  const route = routeWith({
    composed: { errors: ['Failed to load resource'] },
    monolith: { heading: undefined },
    federation: { heading: 'This page does not exist' },
  });
  expect(judgePages(route)).toEqual([
    'composed, /lifter: Failed to load resource',
    'monolith, /lifter: it shows no <h1>',
    'federation, /lifter: its <h1> is "This page does not exist", composed it is "Lifter"',
  ]);
});

test('a floor with scripts is no floor, and any other variant needs them', () => {
  expect(judgePages(routeWith({ floor: { scriptBytes: 3 }, monolith: { scriptBytes: 0 } }))).toEqual([
    'floor, /lifter: its scripts have 3 bytes',
    'monolith, /lifter: its scripts have 0 bytes',
  ]);
});

test('a heading that no variant shows is missing in each', () => {
  const nothing = { heading: undefined };
  const route = routeWith({
    floor: nothing,
    composed: nothing,
    'hydrated-at-load': nothing,
    monolith: nothing,
    federation: nothing,
  });
  expect(judgePages(route)).toHaveLength(5);
});
