import { testDefinition } from 'kit/presets/jest/test-definition';
import { testPost } from '../../../testing/test-workspace';
import { writeRobots, writeSitemap } from '../write/write-sitemap';
import { planPages } from './plan-pages';

const remote: Parameters<typeof planPages>[0][number] = {
  remote: 'mfe-a',
  routes: [
    { path: '/', expose: './home' },
    { path: '/case-study/:id', expose: './study', entries: ['/case-study/one', '/case-study/two'] },
    { path: '/robot', expose: './robot', variants: { parameter: 'product', values: ['gear', 'rotary'] } },
    { path: '/count', expose: './count', canonical: '/', aliases: ['/COUNT'] },
    { path: '/tool', expose: './tool', render: 'client', title: 'A tool' },
  ],
};
const { pages, variantPages } = planPages([remote]);
const files = pages.map(({ file }) => file);

test('every route becomes files: entries for a parameter, one a variant, and the first variant at the plain path', () => {
  expect(files).toEqual([
    'index.html',
    'case-study/one/index.html',
    'case-study/two/index.html',
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
  const routes = [{ path: '/blogs/:slug', expose: './post', posts: 'one' as const }];
  const [page] = planPages([{ remote: 'mfe-a', routes }], [testPost('倉庫', 'A post')]).pages;
  expect(page).toMatchObject({
    file: 'blogs/倉庫/index.html',
    page: { kind: 'route', location: '/blogs/%E5%80%89%E5%BA%AB' },
    posts: { post: { slug: '倉庫' } },
  });
  expect(page && writeSitemap([page], testDefinition.origin)).toContain('/blogs/%E5%80%89%E5%BA%AB<');
});

test('entries stand beside the posts of a route; a post with the address of an entry is given to its page', () => {
  const routes = [
    { path: '/blogs/:slug', expose: './post', posts: 'one' as const, entries: ['/blogs/one', '/blogs/two'] },
  ];
  const planned = planPages([{ remote: 'mfe-a', routes }], [testPost('two', 'Anew'), testPost('own', 'Own')]).pages;
  expect(planned.map(({ location, posts }) => [location, posts?.post?.title]).slice(0, 3)).toEqual([
    ['/blogs/one', undefined],
    ['/blogs/two', 'Anew'],
    ['/blogs/own', 'Own'],
  ]);
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
  const addresses = [...writeSitemap(pages, testDefinition.origin).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual([
    'https://www.halvard.example/',
    'https://www.halvard.example/case-study/one',
    'https://www.halvard.example/case-study/two',
    'https://www.halvard.example/count',
    'https://www.halvard.example/robot?product=gear',
    'https://www.halvard.example/robot?product=rotary',
  ]);
  expect(writeRobots(testDefinition.origin)).toContain('Sitemap: https://www.halvard.example/sitemap.xml');
});
