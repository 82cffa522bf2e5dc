import { ContractError } from './contract-error';
import { defineRemote, exposeName, federationName } from './remote-definition';

const page = './src/contact/contact-page.tsx';

test('a well-formed definition is returned as it was written', () => {
  const definition = defineRemote({
    name: 'mfe-partners',
    team: 'partners',
    routes: [{ path: '/tech-partner', page }],
  });
  expect(definition.routes[0]?.path).toBe('/tech-partner');
});

test.each([
  ['a trailing slash', { path: '/contact/', page }, /routes\.0\.path/],
  ['a relative path', { path: 'contact', page }, /routes\.0\.path/],
  ['a page outside src', { path: '/contact', page: './contact-page.tsx' }, /routes\.0\.page/],
  ['an unknown field', { path: '/contact', page, lazy: true }, /lazy/],
  ['no variant value', { path: '/contact', page, variants: { parameter: 'product', values: [] } }, /variants\.values/],
])('a route with %s is refused, naming the field', (_, route, field) => {
  expect(() => defineRemote({ name: 'mfe-partners', team: 'partners', routes: [route] })).toThrow(field);
});

test('a path claimed twice is refused, naming the path', () => {
  const define = () =>
    defineRemote({
      name: 'mfe-partners',
      team: 'partners',
      routes: [
        { path: '/a', page },
        { path: '/a', page },
      ],
    });
  expect(define).toThrow(ContractError);
  expect(define).toThrow('path /a is claimed twice');
});

test('a path with a parameter must list the paths to prerender', () => {
  expect(() => defineRemote({ name: 'mfe-a', team: 'a', routes: [{ path: '/case-study/:id', page }] })).toThrow(
    'no entries',
  );
});

test('names for Module Federation are derived, never written twice', () => {
  expect(federationName('mfe-blog-admin')).toBe('mfe_blog_admin');
  expect(exposeName(page)).toBe('./contact/contact-page');
});
