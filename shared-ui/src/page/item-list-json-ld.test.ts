import { itemListJsonLd } from './item-list-json-ld';
import { webPageJsonLd } from './web-page-json-ld';

test("search engines get a page's items in order, with the page's address", () => {
  const list = itemListJsonLd('Robots', [{ name: 'Fork' }, { name: 'Lifter' }]);
  const page = webPageJsonLd({ name: 'All robots', description: 'Two of them', path: '/products/Mag' }, list);
  expect(page).toMatchObject({
    '@type': 'WebPage',
    url: 'https://www.corvane.example/products/Mag',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Fork' },
        { '@type': 'ListItem', position: 2, name: 'Lifter' },
      ],
    },
  });
});
