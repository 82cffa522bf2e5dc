import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseAddress, reservedAddresses, reservedPrefix } from './reserved-path';

test('the page about addresses lists exactly those that the site keeps for itself', () => {
  const page = readFileSync(join(__dirname, '../../../docs/add-a-page.md'), 'utf8');
  const listed = Array.from(page.matchAll(/^\| `(\/[^`]*)` +\|/gm), ([, address]) => address);
  expect(listed).toEqual([...reservedAddresses, `${reservedPrefix}…`]);
});

test.each(['/media', '/media/films', '/Media', '/__composition', '/:page', '/a/*', '/sitemap.xml'])(
  '%s is refused',
  (address) => expect(refuseAddress(address)).toEqual(expect.any(String)),
);

test.each(['/', '/mediation', '/formsheets', '/products/:id', '/products/v1.2/notes'])('%s is not', (address) =>
  expect(refuseAddress(address)).toBeUndefined(),
);
