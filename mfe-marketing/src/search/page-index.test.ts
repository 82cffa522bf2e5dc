import type { SearchablePage } from 'kit/search/search-texts';
import { createPageIndex, type PageIndex } from './page-index';

const page = (path: string, title: string, ...sections: [heading: string, text: string, anchor?: string][]) => ({
  path,
  title,
  sections: sections.map(([heading, text, anchor]) => ({ heading, text, ...(anchor ? { anchor } : {}) })),
});

/** What pages of the site say, in short. */
const pages: SearchablePage[] = [
  page(
    '/lifter',
    'MAG Lifter mobile robot',
    ['MAG Lifter', 'Drives under racks and lifts payloads up to 1.5 tons.'],
    ['Technical data', 'Payload 1500 kg Slope 2 % Interfaces VDA 5050, version 2.1, MQTT, Wi-Fi', 'specifications'],
  ),
  page(
    '/single-conveyor',
    'MAG Single Conveyor mobile robot',
    ['MAG Single Conveyor', 'Connects conveyor lines where a fixed conveyor would be in the way.'],
    ['Compared with the other five', 'MAG Lifter 1500 kg 1.5 m/s', 'line'],
    ['Data sheet', '', 'data-sheet'],
  ),
  page(
    '/drum-store',
    'Drums in existing racks',
    ['Case study: Solvane Pharma', ''],
    ['Why', 'The robot stops at each of 1,240 locations in racks from 2009.'],
  ),
  page('/news', 'News', ['SyncOS connects more fleets through VDA 5050', 'Fleets share a map.', 'vda-5050']),
];

let index: PageIndex;
beforeAll(async () => {
  index = createPageIndex();
  await index.add(pages);
});
const find = (query: string) => index.find(query).pages.map(({ page: { path }, section }) => [path, section.heading]);

test.each([
  ['1.5 t', '/lifter', 'MAG Lifter'],
  ['pharma', '/drum-store', 'Case study: Solvane Pharma'],
  ['VDA 5050', '/news', 'SyncOS connects more fleets through VDA 5050'],
  ['conveyor', '/single-conveyor', 'MAG Single Conveyor'],
  ['conveyr', '/single-conveyor', 'MAG Single Conveyor'],
  ['datasheet', '/single-conveyor', 'Data sheet'],
  ['wifi', '/lifter', 'Technical data'],
  ['conv', '/single-conveyor', 'MAG Single Conveyor'],
])('%s leads to %s, and to its section "%s"', (query, path, heading) => {
  expect(find(query)[0]).toEqual([path, heading]);
});

test('a correctly spelled word does not match similar words', () => {
  // "stops" is one letter away.
  expect(find('slope')).toEqual([['/lifter', 'Technical data']]);
});

test('a page appears once, by its best section; pages with all words come first', () => {
  expect(find('MAG lifter')).toEqual([
    ['/lifter', 'MAG Lifter'],
    ['/single-conveyor', 'Compared with the other five'],
  ]);
  expect(index.find('MAG lifter').hasAll).toBe(true);
  const some = index.find('lifter zeppelin');
  expect([some.hasAll, some.pages.length]).toEqual([false, 2]);
});

test('empty queries, words found everywhere and short beginnings match nothing', () => {
  for (const query of ['', '  ', 'of the', 'co', '???', '"', '\\', '(']) expect(find(query)).toEqual([]);
});

test('typing waits for one long section at most, not for many', async () => {
  const long = Array.from({ length: 20 }, (_, at) => page(`/long/${at}`, 'Long', ['', 'words of it '.repeat(600)]));
  let turns = 0;
  const typing = setInterval(() => {
    turns += 1;
  });
  await createPageIndex().add(long);
  clearInterval(typing);
  expect(turns).toBeGreaterThan(10);
});
