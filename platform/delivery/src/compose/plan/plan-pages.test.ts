import { testDefinition } from 'kit/presets/jest/test-definition';
import { testPost } from '../../../testing/test-workspace';
import { writeRobots, writeSitemap } from '../write/write-sitemap';
import { planPages } from './plan-pages';

const remote: Parameters<typeof planPages>[0][number] = {
  remote: 'mfe-a',
  routes: [
    { path: '/', expose: './home' },
    { path: '/story/:id', expose: './study', entries: ['/story/one', '/story/two'] },
    { path: '/robot', expose: './robot', variants: { parameter: 'product', values: ['gear', 'rotary'] } },
    { path: '/count', expose: './count', canonical: '/', aliases: ['/COUNT'] },
    { path: '/tool', expose: './tool', render: 'client', title: 'A tool' },
  ],
};
const { pages, variantPages } = planPages([remote]);
const files = pages.map(({ file }) => file);

test('routes become files: entries for a parameter, and one for each variant', () => {
  expect(files).toEqual([
    'index.html',
    'story/one/index.html',
    'story/two/index.html',
    'robot/index.html',
    'robot/product-gear.html',
    'robot/product-rotary.html',
    'count/index.html',
    'COUNT/index.html',
    'tool/index.html',
    'thank-you/index.html',
    '404.html',
  ]);
  expect(variantPages).toEqual([
    {
      path: '/robot',
      parameter: 'product',
      fallback: 'robot/index.html',
      files: { gear: 'robot/product-gear.html', rotary: 'robot/product-rotary.html' },
    },
  ]);
});

test('a post in any script has its file under its own name, and an address in ASCII', () => {
  const routes = [{ path: '/posts/:slug', expose: './post', posts: 'one' as const }];
  const [page] = planPages([{ remote: 'mfe-a', routes }], [testPost('倉庫', 'A post')]).pages;
  expect(page).toMatchObject({
    file: 'posts/倉庫/index.html',
    page: { kind: 'route', location: '/posts/%E5%80%89%E5%BA%AB' },
    posts: { post: { slug: '倉庫' } },
  });
  expect(page && writeSitemap([page], testDefinition.origin, () => undefined)).toContain('/posts/%E5%80%89%E5%BA%AB<');
});

test('entries stand beside the posts of a route; at the same address the post is shown', () => {
  const routes = [
    { path: '/posts/:slug', expose: './post', posts: 'one' as const, entries: ['/posts/one', '/posts/two'] },
  ];
  const planned = planPages([{ remote: 'mfe-a', routes }], [testPost('two', 'Anew'), testPost('own', 'Own')]).pages;
  expect(planned.map(({ location, posts }) => [location, posts?.post?.title]).slice(0, 3)).toEqual([
    ['/posts/one', undefined],
    ['/posts/two', 'Anew'],
    ['/posts/own', 'Own'],
  ]);
});

test('each file is planned once, for the page that the router would show', () => {
  const routes = [
    { path: '/posts/fixed', expose: './fixed', aliases: ['/posts/other', '/posts/other'] },
    {
      path: '/posts/:slug',
      expose: './post',
      posts: 'one' as const,
      entries: ['/posts/two'],
      aliases: ['/posts/own', '/posts/two'],
    },
    { path: '/news/:id', expose: './news', entries: ['/news/a', '/news/a'], aliases: ['/news/a'] },
    { path: '/robot', expose: './robot', variants: { parameter: 'size', values: ['s', 's'] } },
  ];
  const posts = ['fixed', 'other', 'own'].map((slug) => testPost(slug, slug));
  const planned = planPages([{ remote: 'mfe-a', routes }], posts).pages;
  expect(planned.map(({ file, owner }) => [file, owner?.expose]).slice(0, -2)).toEqual([
    ['posts/fixed/index.html', './fixed'],
    ['posts/other/index.html', './fixed'],
    ['posts/two/index.html', './post'],
    ['posts/own/index.html', './post'],
    ['news/a/index.html', './news'],
    ['robot/index.html', './robot'],
    ['robot/size-s.html', './robot'],
  ]);
  expect(planned.find(({ file }) => file === 'posts/own/index.html')?.location).toBe('/posts/own');
});

test('a route for posts, authors or tags without one parameter has only its entries', () => {
  const by = { slug: 'ada', name: 'Ada' };
  const posts = [{ ...testPost('own', 'Own'), by, tags: [by] }];
  const routes = [
    { path: '/a/:x/:y', expose: './post', posts: 'one' as const, entries: ['/a/b/c'] },
    { path: '/b/:x/:y', expose: './post', postsOf: 'author' as const },
    { path: '/c', expose: './post', postsOf: 'tag' as const },
  ];
  const planned = planPages([{ remote: 'mfe-a', routes }], posts).pages;
  expect(planned.map(({ location }) => location)).toEqual(['/a/b/c', '/thank-you', '/404']);
});

test('a tool for staff is rendered by the browser alone, and has its title before', () => {
  expect(pages.find(({ file }) => file === 'tool/index.html')?.page).toEqual({ kind: 'client', title: 'A tool' });
});

test('a tool is told where its posts are, if they are not on its own origin', () => {
  const documents = { kind: 'embedded', origin: 'https://documents.example' } as const;
  const planned = planPages([remote], [], documents).pages;
  expect(planned.filter(({ page }) => 'documents' in page).map(({ page }) => page)).toEqual([
    { kind: 'client', title: 'A tool', documents },
  ]);
});

test("the sitemap lists each URL once, and neither the tool nor the shell's own pages", () => {
  const addresses = [...writeSitemap(pages, testDefinition.origin, () => undefined).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual([
    'https://www.halvard.example/',
    'https://www.halvard.example/count',
    'https://www.halvard.example/robot?product=gear',
    'https://www.halvard.example/robot?product=rotary',
    'https://www.halvard.example/story/one',
    'https://www.halvard.example/story/two',
  ]);
  expect(writeRobots(testDefinition.origin)).toContain('Sitemap: https://www.halvard.example/sitemap.xml');
});
