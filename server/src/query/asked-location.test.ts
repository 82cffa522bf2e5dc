import { askedLocation } from './asked-location';

const page = { path: '/count', parameters: ['moves', 'robot'], file: 'count/with-query.html' };

test.each([
  ['?moves=40&robot=fork', '/count?moves=40&robot=fork'],
  ['?robot=fork&moves=40', '/count?moves=40&robot=fork'],
  ['?moves=', '/count?moves='],
  ['?moves=1&moves=2', '/count?moves=1'],
  ['?moves=%3Cscript%3E%22&utm_source=mail', '/count?moves=%3Cscript%3E%22'],
  ['?moves=%zz', '/count?moves=%25zz'],
  [`?moves=${'9'.repeat(5000)}`, `/count?moves=${'9'.repeat(400)}`],
])('of %s no more than what the page reads gets any further', (search, location) => {
  expect(askedLocation(page, search)).toBe(location);
});

test.each(['', '?', '?utm_source=mail', '?Moves=40', '?__proto__=1'])('%j asks nothing', (search) => {
  expect(askedLocation(page, search)).toBeUndefined();
});
