/** @jest-environment jsdom */
import { findPart } from './part-loader';

const remote = {
  name: 'mfe-parts',
  team: 'testers',
  version: 'a'.repeat(16),
  entry: '/entry.js',
  routes: [],
  parts: { news: './news' },
};

test('a slot is filled by who names it, and a name that every object has by nobody', () => {
  const remotes = [{ ...remote, name: 'mfe-none', parts: undefined }, remote];
  expect(findPart(remotes, 'news')).toEqual({ remote, expose: './news' });
  for (const slot of ['constructor', 'toString', '__proto__', 'other']) expect(findPart(remotes, slot)).toBeUndefined();
});
