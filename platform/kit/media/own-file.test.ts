import { addressInBrowser, addressInNode, provideFolders } from './own-file';

const folder = '/assets/mfe-academy/0123456789abcdef/';
const setPage = (address: string) => Object.assign(globalThis, { location: new URL(address) });
afterEach(() => Reflect.deleteProperty(globalThis, 'location'));

test('a file has one address, in the page that was prerendered and in the browser', () => {
  provideFolders({ 'mfe-academy': folder });
  setPage('https://site.example/academy?page=2');
  expect(addressInNode('photo.avif', 'mfe-academy')).toBe(`${folder}photo.avif`);
  expect(addressInBrowser('photo.avif', `https://site.example${folder}`)).toBe(`${folder}photo.avif`);
});

test('one that another origin serves has that origin in both', () => {
  const elsewhere = `https://assets.example${folder}`;
  provideFolders({ 'mfe-academy': elsewhere });
  setPage('https://site.example/academy');
  expect(addressInNode('photo.avif', 'mfe-academy')).toBe(`${elsewhere}photo.avif`);
  expect(addressInBrowser('photo.avif', elsewhere)).toBe(`${elsewhere}photo.avif`);
});

test('a page that stands alone has its files beside it', () => {
  setPage('https://tool.example/posts/new');
  expect(addressInBrowser('photo.avif', '/')).toBe('/photo.avif');
});

test('without a folder no address is made up', () => {
  provideFolders({});
  expect(() => addressInNode('photo.avif', 'mfe-academy')).toThrow(
    'photo.avif: nobody has said where the files of mfe-academy are served',
  );
});
