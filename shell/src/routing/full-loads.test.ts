import { fullLoads } from './full-loads';

test('a link of a tool has its whole address', () => {
  expect(fullLoads.createHref({ pathname: '/a', search: '?b=1', hash: '#c' })).toBe('/a?b=1#c');
  expect(fullLoads.createHref('/a?b')).toBe('/a?b');
  expect(fullLoads.createHref({ search: '?b' })).toBe('?b');
});

test('what is followed can be gone back from, what replaces cannot', () => {
  // Within the document: jsdom goes no further.
  const { length } = history;
  fullLoads.push({ hash: '#one' });
  expect([location.hash, history.length]).toEqual(['#one', length + 1]);
  fullLoads.replace({ hash: '#two' });
  expect([location.hash, history.length]).toEqual(['#two', length + 1]);
});
