/** @jest-environment jsdom */
import { preloadFirstPicture } from './preload-first-picture';

const picture = (name: string, attributes = 'loading="eager" decoding="async" fetchPriority="high"') =>
  `<picture><source type="image/avif" srcSet="/media/${name}-480.avif 480w, /media/${name}-800.avif 800w" sizes="(width &gt;= 1408px) 1280px, 100vw"/><img class="a" src="/media/${name}.webp" ${attributes}/></picture>`;

const images: { sizes?: string; srcset?: string }[] = [];
const respond = jest.fn<Promise<{ text: () => Promise<string> }>, [string, object]>();
beforeEach(() => {
  images.length = 0;
  respond.mockReset();
  Object.assign(globalThis, {
    fetch: respond,
    Image: class {
      constructor() {
        images.push(this);
      }
    },
  });
});
const serve = (html: string) => respond.mockResolvedValue({ text: async () => html });

test('the largest picture of a page is fetched once, in the width that it will have', async () => {
  serve(`<body>${picture('logo', 'loading="lazy"')}${picture('hero')}${picture('other')}</body>`);
  await preloadFirstPicture('/page?product=drill');
  await preloadFirstPicture('/page?product=drill');
  expect(respond.mock.calls).toEqual([['/page?product=drill', { priority: 'low' }]]);
  expect(images).toEqual([
    { sizes: '(width >= 1408px) 1280px, 100vw', srcset: '/media/hero-480.avif 480w, /media/hero-800.avif 800w' },
  ]);
});

test('a page without such a picture has nothing to fetch', async () => {
  serve(`<body>${picture('below', 'loading="lazy"')}</body>`);
  await preloadFirstPicture('/without');
  expect(images).toEqual([]);
});
