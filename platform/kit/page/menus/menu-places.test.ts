import { type Menus, readMenusIn } from '../../contract/menus';
import { fillPlaces, takeOutPlaces } from './menu-places';

const place = '<li data-menu-entries="resources"></li>';
const prerendered = `<body><ul><li>Blogs</li>${place}</ul><p>Page</p><ol>${place}</ol></body></html>`;
const fill = (menus: Menus) => fillPlaces(takeOutPlaces(prerendered), menus, { path: '/a', basePath: '' });

test('a page of a site without entries has no trace of their places', () => {
  expect(fill({})).toBe('<body><ul><li>Blogs</li></ul><p>Page</p><ol></ol></body></html>');
});

test('entries stand in each place of their menu, and once as data', () => {
  const menus = { resources: [{ to: '/a', label: 'A </script> & more' }], others: [{ to: '/b', label: 'B' }] };
  const html = fill(menus);
  const item = '<li><a aria-current="page" href="/a">A &lt;/script&gt; &amp; more</a></li>';
  expect(html).toContain(`<body><ul><li>Blogs</li>${item}</ul><p>Page</p><ol>${item}</ol><script`);
  expect(html).toMatch(/<\/script><\/body><\/html>$/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(readMenusIn(html, '/a')).toEqual(menus);
});
