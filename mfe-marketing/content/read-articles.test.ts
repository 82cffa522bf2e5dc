import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { readHeads } from './read-articles';

const whole = `---
title: Counting pallets
category: Planning
date: 2026-12-01
author: Ada Example
summary: What to count.
picture: blog-train
robots:
  - fork
related:
  - /blogs/milk-runs
  - /products/robot-count
  - /case-study/orban-cross-dock
---

Count **everything**.

![A bar](bar.svg)
`;
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>A bar.</desc><path class="outline" d="M0 0h9"/></svg>';

let folder: string;
beforeEach(() => {
  folder = createTemporaryFolder('content');
  mkdirSync(join(folder, 'blogs'));
  writeFileSync(join(folder, 'blogs/bar.svg'), drawing);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'blogs/counting.md'), text);
  return readHeads('blogs', folder);
};

test('an article has the contents of its file and the titles of its related pages', () => {
  expect(read(whole)).toMatchObject([
    {
      path: '/blogs/counting',
      title: 'Counting pallets',
      date: '2026-12-01',
      related: [
        { title: 'Milk runs: when a timetable works better, and when a call does', text: 'Blog' },
        { title: 'How many robots?' },
        { to: '/case-study/orban-cross-dock', text: 'Case study' },
      ],
    },
  ]);
});

test.each([
  ['a missing field', 'summary: What to count.\n', '', 'counting.md, line 2: field "summary": is missing'],
  [
    'a day that the calendar has not',
    '2026-12-01',
    '2026-11-31',
    'counting.md, line 4: field "date": is no day of the calendar',
  ],
  ['an invalid date', '2026-12-01', 'December', 'counting.md, line 4: field "date": must be a day such as'],
  ['an unknown field', 'author:', 'writer:', 'counting.md, line 5: field "writer": there is no such field'],
  ['an unknown robot', '- fork', '- forklift', 'counting.md, line 9: field "robots.0"'],
  [
    'an unknown picture',
    'blog-train',
    'blog-boat',
    'counting.md, line 7: field "picture": there is no picture "blog-boat"',
  ],
  [
    'an unknown article',
    '/blogs/milk-runs',
    '/blogs/milk',
    'counting.md, line 11: it leads on to /blogs/milk, and there is no',
  ],
  [
    'an unknown page',
    '/case-study/orban-cross-dock',
    '/case-study/orban',
    'counting.md, line 13: it leads on to /case-study/orban, which is no page that has a title',
  ],
  ['an unknown figure', 'Count **', 'Count {fork.wings} **', 'counting.md, line 16: '],
  ['a missing drawing', 'bar.svg', 'baz.svg', 'counting.md, line 18: there is no baz.svg beside it'],
  [
    'a link to an unknown article',
    'Count **',
    'Count [x](/news/vda-5051) **',
    'counting.md, line 16: a link to /news/vda-5051, and there is no',
  ],
  [
    'an embed of an unknown robot',
    'Count **',
    '::embed{kind=robot name=forklift}\n\nCount **',
    'counting.md, line 16: there is no robot "forklift" to show',
  ],
  [
    'a mark of an unknown footnote',
    'Count **',
    'Count[^1] **',
    'counting.md, line 16: a sign of a footnote, "[^1]", and there is no such footnote',
  ],
  [
    'a footnote without a sign',
    '![A bar]',
    '[^1]: A note.\n\n![A bar]',
    'counting.md, line 18: the footnote "[^1]" has no sign in the text',
  ],
  ['a title in the text', 'Count **', '# Count **', 'counting.md, line 16: a heading of level 1'],
  [
    'a link that leads nowhere',
    'Count **',
    'Count [x](example.com) **',
    'counting.md, line 16: a link to "example.com"',
  ],
  ['a colon without quotes', 'Counting pallets', 'Counting: pallets', 'counting.md, line 2: '],
])('%s ends the build with the file, the place and the remedy', (_, before, after, message) => {
  expect(() => read(whole.replace(before, after))).toThrow(message);
});

test('an invalid drawing is reported with its file', () => {
  writeFileSync(join(folder, 'blogs/bar.svg'), drawing.replace('<path', '<circle'));
  expect(() => read(whole)).toThrow(/blogs\/bar\.svg: it has <circle>/);
});

test('articles are listed newest first, and those of one day by their names', () => {
  const write = (name: string, date: string) =>
    writeFileSync(join(folder, 'blogs', `${name}.md`), whole.replace('2026-12-01', date));
  for (const name of ['b', 'a', 'c']) write(name, '2026-12-01');
  write('newest', '2026-12-02');
  expect(readHeads('blogs', folder).map(({ slug }) => slug)).toEqual(['newest', 'a', 'b', 'c']);
});
