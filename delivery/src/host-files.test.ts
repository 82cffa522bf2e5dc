import { writeHostFiles } from './host-files';

const files = writeHostFiles({
  compositionId: 'x',
  headers: { 'Referrer-Policy': 'no-referrer' },
  variantPages: [
    {
      path: '/robot',
      parameter: 'product',
      fallback: 'robot/index.html',
      files: { lifter: 'robot/product-lifter.html' },
    },
  ],
});

test('every page has the headers of the embedded server, releases are cached for good', () => {
  expect(files['_headers']).toMatch(/^\/\*\n {2}Referrer-Policy: no-referrer\n {2}X-Content-Type-Options: nosniff\n/);
  expect(files['_headers']).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
});

test('a query chooses its page', () => {
  expect(files['_redirects']).toBe('/robot product=lifter /robot/product-lifter.html 200\n');
});
