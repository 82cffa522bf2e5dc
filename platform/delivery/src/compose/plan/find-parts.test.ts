import { findParts } from './find-parts';

test('a slot is filled by who names it, and a name that every object has by nobody', () => {
  const remotes = [{ remote: 'mfe-none' }, { remote: 'mfe-parts', parts: { news: './news' } }];
  expect(findParts(['news', 'constructor', 'toString', '__proto__'], remotes)).toEqual([
    { slot: 'news', remote: 'mfe-parts', expose: './news' },
  ]);
});
