import { planSite } from './plan-site';

const remote = {
  remote: 'mfe-a',
  routes: [
    { path: '/a', expose: './a' },
    { path: '/robot', expose: './robot', variants: { parameter: 'product', values: ['gear', 'rotary'] } },
  ],
};

test('a site does without what failed: it is no page, and no query leads to it', () => {
  const dropped = new Set(['a/index.html', 'robot/product-rotary.html']);
  const { pages, variantPages } = planSite([remote], undefined, { posts: [], dropped });
  expect(pages.map(({ file }) => file)).toEqual([
    'robot/index.html',
    'robot/product-gear.html',
    'thank-you/index.html',
    '404.html',
  ]);
  expect(variantPages).toMatchObject([{ path: '/robot', files: { gear: 'robot/product-gear.html' } }]);
  expect(Object.keys(variantPages[0]?.files ?? {})).toEqual(['gear']);
});
