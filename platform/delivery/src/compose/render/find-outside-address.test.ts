import { findOutsideAddress } from './find-outside-address';

const inside =
  '<a href="/robots/ask-us"><a href="/robots/"><a href="#main"><a href="?a=b"><a href="//cdn.example/a"><a href="https://a.example/b">' +
  '<img src="/robots/media/a.avif" srcset="/robots/media/a.avif 480w, /robots/media/b.avif 800w"><form action="/robots/">';

test('addresses below the site’s path, relative ones and those of other hosts are fine', () => {
  expect(findOutsideAddress(inside, '/robots')).toBeUndefined();
});

test.each([
  ['<a href="/ask-us">', '<a href="/ask-us"> leads out of the site, which is below /robots/'],
  ['<a href="/robots">', '<a href="/robots">'],
  ['<a href="/robots-of-others/a">', '<a href="/robots-of-others/a">'],
  ['<img src="/media/a.avif">', '<img src="/media/a.avif">'],
  ['<source srcset="/robots/media/a.avif 480w, /media/b.avif 800w">', '<source srcset="/media/b.avif 800w">'],
  ['<svg><use href="/media/a.svg#b"/></svg>', '<use href="/media/a.svg#b">'],
  ['<form action="/">', '<form action="/">'],
])('%s is found, with what to write instead', (html, found) => {
  expect(findOutsideAddress(inside + html, '/robots')).toContain(found);
  expect(findOutsideAddress(inside + html, '/robots')).toContain('write <Link to>, or withBase()');
});

test('at the root of a host nothing is outside, and text is not taken for an address', () => {
  expect(findOutsideAddress('<a href="/ask-us">', '')).toBeUndefined();
  expect(findOutsideAddress('<p>href="/ask-us" &lt;a href="/b"&gt;</p>', '/robots')).toBeUndefined();
});
