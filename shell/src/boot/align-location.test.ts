import { provideBasePath } from 'kit/page/base-path';
import { alignLocation } from './align-location';

const open = (address: string) => history.replaceState(null, '', address);
const address = () => location.pathname + location.search + location.hash;

test('an address that agrees with its page is left alone, other parameters and all', () => {
  open('/products/mag-product?product=lifter&utm_source=x');
  alignLocation({ kind: 'route', location: '/products/mag-product?product=lifter' })();
  expect(address()).toBe('/products/mag-product?product=lifter&utm_source=x');
});

test('a variant that a static host cannot tell apart is hydrated as it came, then shown', () => {
  const onPopState = jest.fn();
  window.addEventListener('popstate', onPopState);
  open('/products/mag-product?product=lifter#specs');
  const restore = alignLocation({ kind: 'route', location: '/products/mag-product?product=fork' });
  expect(address()).toBe('/products/mag-product?product=fork#specs');
  restore();
  expect(address()).toBe('/products/mag-product?product=lifter#specs');
  expect(onPopState).toHaveBeenCalledTimes(1);
});

test('a slash that a static host has added is taken away', () => {
  history.replaceState({ keepPlace: true }, '', '/contact/?from=mail#form');
  alignLocation({ kind: 'route', location: '/contact' })();
  expect(address()).toBe('/contact?from=mail#form');
  expect(history.state).toEqual({ keepPlace: true });
});

test('a page that stands for any address keeps it', () => {
  open('/nowhere?x=1');
  alignLocation({ kind: 'not-found' })();
  expect(address()).toBe('/nowhere?x=1');
});

test('another address of the same page gives way to the canonical one, for good', () => {
  history.replaceState(null, '', '/products/mag?from=footer#compare');
  alignLocation({ kind: 'route', location: '/products/Mag' })();
  expect(location.pathname + location.search + location.hash).toBe('/products/Mag?from=footer#compare');
});

test('below a path of a host the page is at the same address there; its home page ends with a slash', () => {
  provideBasePath('/robots');
  for (const [opened, location, aligned] of [
    ['/robots', '/', '/robots/'],
    ['/robots/', '/', '/robots/'],
    ['/robots/contact/?a=b', '/contact', '/robots/contact?a=b'],
    ['/robots/products/mag', '/products/Mag', '/robots/products/Mag'],
    ['/robots/a?b=c', '/a?b=d', '/robots/a?b=d'],
  ] as const) {
    open(opened);
    alignLocation({ kind: 'route', location });
    expect(address()).toBe(aligned);
  }
  provideBasePath('');
});
