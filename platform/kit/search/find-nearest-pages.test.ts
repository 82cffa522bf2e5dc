import leven from 'leven';
import { findNearestPages, indexPages } from './find-nearest-pages';

jest.mock('leven', () => jest.fn(jest.requireActual('leven')));

const pages = [
  { path: '/', title: 'Mobile robots' },
  { path: '/enquire', title: 'Contact' },
  { path: '/jobs', title: 'Careers' },
  { path: '/products/pumps?kind=deepWell', title: 'HP Deep Well pump' },
  { path: '/products/pumps?kind=booster', title: 'HP Booster pump' },
  { path: '/pumps/finder', title: 'Fleet Manager' },
  { path: '/case-study/nordhavn-bottling', title: 'Pallets leave two bottling lines without a truck' },
];
const nearest = (address: string) => findNearestPages(address, indexPages(pages)).map(({ path }) => path);

test.each([
  ['/kontact', '/enquire'],
  ['/enquire-us', '/enquire'],
  ['/carreers', '/jobs'],
  ['/products/booster', '/products/pumps?kind=booster'],
  ['/deep-well', '/products/pumps?kind=deepWell'],
  ['/fleetmanager', '/pumps/finder'],
  ['/case-studies/bottling', '/case-study/nordhavn-bottling'],
])('%s is nearest to %s', (address, path) => {
  expect(nearest(address)[0]).toBe(path);
});

test('an unlike address has no nearest page, and a long one takes no time', () => {
  for (const address of ['/', '/wp-login', '/倉庫', '/x/y/z']) expect(nearest(address)).toEqual([]);
  const start = performance.now();
  nearest(`/${'contact-'.repeat(10_000)}`);
  expect(performance.now() - start).toBeLessThan(100);
});

test('pages that share only the beginning of the address are not offered', () => {
  expect(nearest('/products/booster')).toEqual(['/products/pumps?kind=booster']);
});

test('three are offered at most', () => {
  const alike = ['a', 'b', 'c', 'd'].map((word) => ({ path: `/robots/${word}`, title: word }));
  expect(findNearestPages('/robots', indexPages(alike))).toEqual(alike.slice(0, 3));
});

test('a word is compared only once, however many pages contain it', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ path: `/jobs/${at}`, title: 'Careers' }));
  const index = indexPages(many);
  jest.mocked(leven).mockClear();
  expect(findNearestPages('/carreers', index)).toEqual(many.slice(0, 3));
  expect(leven).toHaveBeenCalledTimes(1);
});
