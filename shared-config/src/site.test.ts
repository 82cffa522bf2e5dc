import { describePicture, mediaAddress } from 'kit/media/media-file';
import { basePathScript, provideBasePath, withBase } from 'kit/page/base-path';
import { siteAddress } from './site';

afterEach(() => provideBasePath(''));

test('at the root of a host addresses stay as they are, and need no script', () => {
  expect(withBase('/pdfs/a.pdf')).toBe('/pdfs/a.pdf');
  expect(siteAddress('/contact')).toBe('https://www.corvane.example/contact');
  expect(basePathScript('')).toBe('');
});

test('below a path every address begins with it, also that of a picture', () => {
  provideBasePath('/robots');
  expect(withBase('/')).toBe('/robots/');
  expect(siteAddress('/contact?a=b#c')).toBe('https://www.corvane.example/robots/contact?a=b#c');
  expect(mediaAddress('logo.svg')).toBe('/robots/media/logo.svg');
  expect(describePicture('hall', '', [9, 9], [[9, 'a']], [9, 'b']).webp.src).toBe('/robots/media/hall-9.b.webp');
});

test('a page sets its base path by a script', () => {
  // As the browser runs it.
  new Function(basePathScript('/robots'))();
  expect(withBase('/contact')).toBe('/robots/contact');
});
