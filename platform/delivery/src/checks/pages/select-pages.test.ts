import { testPost } from '../../../testing/test-workspace';
import { planPages } from '../../compose/plan/plan-pages';
import { selectPages } from './select-pages';

const remotes = [
  {
    remote: 'mfe-a',
    routes: [
      { path: '/a/:id', expose: './a', entries: ['/a/one', '/a/two'] },
      { path: '/line', expose: './line', variants: { parameter: 'product', values: ['x', 'y'] } },
      { path: '/posts/:slug', expose: './post', posts: 'one' as const },
    ],
  },
  { remote: 'mfe-b', routes: [{ path: '/b', expose: './b', slots: ['news'] }] },
  { remote: 'mfe-c', routes: [], parts: { news: './news' } },
];
const { pages } = planPages(remotes, [testPost('one', 'One'), testPost('two', 'Two')]);
const locations = (remote: string) => selectPages({ remote }, pages).map(({ location }) => location);

test('a remote answers for all of its pages, and for one of a post', () => {
  expect(locations('mfe-a')).toEqual(['/a/one', '/a/two', '/line?product=x', '/line?product=y', '/posts/one']);
  expect(locations('mfe-b')).toEqual(['/b']);
});

test('a remote answers for the pages that show a part of it', () => {
  expect(locations('mfe-c')).toEqual(['/b']);
});

test('the shell answers for its own pages, and for one of each page module', () => {
  expect(locations('shell')).toEqual(['/a/one', '/line?product=x', '/posts/one', '/b', '/thank-you', '/404']);
});
