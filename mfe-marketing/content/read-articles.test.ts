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

test('an article is what its file says, and what the pages that it leads on to are called', () => {
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
  ['a date that is none', '2026-12-01', 'December', 'counting.md, line 4: field "date": must be a day such as'],
  ['a field that there is not', 'author:', 'writer:', 'counting.md, line 5: field "writer": there is no such field'],
  ['an unknown robot', '- fork', '- forklift', 'counting.md, line 9: field "robots.0"'],
  ['a picture that is not there', 'blog-train', 'blog-boat', 'counting.md: there is no picture "blog-boat"'],
  [
    'an article that there is not',
    '/blogs/milk-runs',
    '/blogs/milk',
    'counting.md: it leads on to /blogs/milk, and there is no',
  ],
  [
    'a page that there is not',
    '/case-study/orban-cross-dock',
    '/case-study/orban',
    'counting.md: it leads on to /case-study/orban, which is no page that has a title',
  ],
  ['a figure that there is not', 'Count **', 'Count {fork.wings} **', 'counting.md, line 16: '],
  ['a drawing that is not there', 'bar.svg', 'baz.svg', 'counting.md, line 18: there is no baz.svg beside it'],
  [
    'a link to no article',
    'Count **',
    'Count [x](/news/vda-5051) **',
    'counting.md, line 16: a link to /news/vda-5051, and there is no',
  ],
  [
    'an embed of no robot',
    'Count **',
    '::embed{kind=robot name=forklift}\n\nCount **',
    'counting.md, line 16: there is no robot "forklift" to show',
  ],
  [
    'the sign of a footnote that there is not',
    'Count **',
    'Count[^1] **',
    'counting.md, line 16: a sign of a footnote, "[^1]", and there is no such footnote',
  ],
  ['a title in the text', 'Count **', '# Count **', 'counting.md, line 16: a heading of level 1'],
  [
    'a link that leads nowhere',
    'Count **',
    'Count [x](example.com) **',
    'counting.md, line 16: a link to "example.com"',
  ],
  ['a colon without quotes', 'Counting pallets', 'Counting: pallets', 'counting.md, line 2: '],
])('%s ends the build with the file, the place and what to do', (_, before, after, message) => {
  expect(() => read(whole.replace(before, after))).toThrow(message);
});

test('a drawing that is none is named by its file', () => {
  writeFileSync(join(folder, 'blogs/bar.svg'), drawing.replace('<path', '<circle'));
  expect(() => read(whole)).toThrow(/blogs\/bar\.svg: it has <circle>/);
});
