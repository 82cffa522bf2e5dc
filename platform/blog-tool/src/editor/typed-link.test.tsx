import { blockTags, bodyText, click, goTo, open, stored, type } from '../blog-management/blog-management.test.setup';

const linksOf = () =>
  [...bodyText().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('[text](address) becomes a link as it is typed, and what follows is none of it', async () => {
  await open('?edit=p1');
  goTo(1, 'all');
  type('See [the norm](iso.example/a_(b)) first');
  expect(linksOf()).toEqual([['the norm', 'https://iso.example/a_(b)']]);
  expect(bodyText().querySelector('p')).toHaveTextContent('See the norm first');
  goTo(2, 'all');
  type('Of [loads](/blogs/loads)');
  expect(linksOf()).toContainEqual(['loads', '/blogs/loads']);
  await click('Update Blog');
  expect(JSON.stringify((await stored())['First post'])).toContain('See <a href=\\"https://iso.example/a_(b)\\"');
});

test.each([
  '![a picture](a.example)',
  '[^1](a.example)',
  '[text](no address)',
  '[text](javascript:alert)',
  '[](a.example)',
])('%s stays as it was typed', async (typed) => {
  await open('?edit=p1');
  goTo(1, 'all');
  type(typed);
  expect(linksOf()).toEqual([]);
  expect(bodyText().querySelector('p')).toHaveTextContent(typed);
});

test('in code a link stays as it was typed, and undo brings back what was typed', async () => {
  await open('?edit=p1');
  goTo(1, 'all');
  type('``` [text](a.example)');
  expect(blockTags()[0]).toBe('pre');
  expect(linksOf()).toEqual([]);
  goTo(2, 'all');
  type('[text](a.example)');
  expect(linksOf()).toHaveLength(1);
  await click('Undo');
  expect(linksOf()).toEqual([]);
  expect(bodyText()).toHaveTextContent(/\[text\]\(a\.example/);
});
