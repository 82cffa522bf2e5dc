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

test('a term of the trade finds what the site says for it, and leads to its page first', async () => {
  const ofSite = createPageIndex();
  const service = page('/service', 'Service Plans', ['An engineer answers', 'Training: places for two in each plan.']);
  await ofSite.add([
    ...pages,
    service,
    page('/first-year', 'First year', ['', 'Training places in stock, places for training.']),
  ]);
  const paths = (query: string) => ofSite.find(query).pages.map(({ page: { path } }) => path);
  expect(paths('Schulung')).toEqual(['/service', '/first-year']);
  expect(paths('gradient')).toEqual(['/lifter']);
  expect(paths('MQTT gradient')).toEqual(['/lifter']);
  expect(paths('Schulung in stock')).toEqual(['/first-year']);
});

test('a long term is known by its beginning, as it is being typed', async () => {
  const ofSite = createPageIndex();
  await ofSite.add([page('/products/mag-product?product=counterBalance', 'MAG Counterbalance', ['', 'A forklift.'])]);
  const count = (query: string) => ofSite.find(query).pages.length;
  expect(['gabe', 'gabel', 'gabelstap', 'Gabelstapler', 'gabelstapx'].map(count)).toEqual([0, 1, 1, 1, 0]);
});

test('a query of several terms leads to the page of the first, with umlauts or without', async () => {
  const ofSite = createPageIndex();
  await ofSite.add([
    page('/posts', 'Brandt about doors', ['', 'Each fire door has two contacts, and needs Wi-Fi.']),
    page('/reports/readiness', 'Is your plant ready?', ['Doors', 'What a fire door does in an alarm']),
    page('/authors/brandt', 'Jonas Brandt', ['', 'Brandt']),
  ]);
  for (const query of ['Brandschutztür', 'brandschutztuer', 'brandtor', 'Brandschutztor WLAN'])
    expect([query, ofSite.find(query).pages[0]?.page.path]).toEqual([query, '/reports/readiness']);
  expect(ofSite.find('brandtor').pages.map(({ page: { path } }) => path)).not.toContain('/authors/brandt');
});

test('the page of a term is found although none of its sections has the words', async () => {
  const ofSite = createPageIndex();
  await ofSite.add([page('/safety', 'Safety', ['What protects people', '']), ...pages]);
  expect(ofSite.find('ATEX')).toMatchObject({ pages: [{ page: { path: '/safety' } }], hasAll: true });
});

test('a part number finds its page alone, and a hyphen is forgiven', async () => {
  const ofSite = createPageIndex();
  await ofSite.add([
    page('/counterbalance', 'Counterbalance', ['Data', 'Model MAG-C1500']),
    page('/fork', 'Fork', ['Data', 'Model MAG-F1500, 1500 kg at 40 °C']),
  ]);
  expect(ofSite.find('MAG-C1500').pages.map(({ page: { path } }) => path)).toEqual(['/counterbalance']);
  expect(ofSite.find('mag-1500').pages).toHaveLength(2);
});

test('a common word may be the beginning of another; an unfinished second word does not count', async () => {
  const ofSite = createPageIndex();
  await ofSite.add([
    page('/fork', 'Fork', ['', 'Takes pallets for you.']),
    page('/lifter', 'Lifter', ['', 'for racks']),
  ]);
  const paths = (query: string) => ofSite.find(query).pages.map(({ page: { path } }) => path);
  expect(paths('for')).toEqual(['/fork']);
  expect(paths('for ')).toEqual([]);
  expect(paths('pallet ra')).toEqual(['/fork']);
});

test('further sections of a page that fit are named with it', async () => {
  const ofSite = createPageIndex();
  await ofSite.add([
    page(
      '/fork',
      'Truck',
      ['Noise', 'noise noise', 'noise'],
      ['Questions', 'Noise?', 'questions'],
      ['Also', 'noise', 'noise'],
    ),
  ]);
  const [found, ...others] = ofSite.find('noise').pages;
  expect(others).toEqual([]);
  expect(found?.section.heading).toBe('Noise');
  expect(found?.further.map(({ heading }) => heading)).toEqual(['Questions']);
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
