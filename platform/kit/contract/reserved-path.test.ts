import { refuseAddress } from './reserved-path';

test.each([
  '/404',
  '/thank-you',
  '/assets/a',
  '/pdfs/a',
  '/v1',
  '/forms',
  '/media',
  '/media/films',
  '/Media',
  '/__composition',
  '/:page',
  '/a/*',
  '/sitemap.xml',
])('%s is refused', (address) => expect(refuseAddress(address)).toEqual(expect.any(String)));

test.each(['/', '/mediation', '/formsheets', '/products/:id', '/products/v1.2/notes'])('%s is not refused', (address) =>
  expect(refuseAddress(address)).toBeUndefined(),
);
