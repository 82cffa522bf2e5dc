/** @jest-environment jsdom */
import { provideBasePath } from '../../page/base-path';
import { alignLocation } from './align-location';

const open = (address: string) => history.replaceState(null, '', address);
const address = () => location.pathname + location.search + location.hash;

test('an address that agrees with its page is left alone, other parameters and all', () => {
  open('/products/tool?product=drill&utm_source=x');
  alignLocation({ kind: 'route', location: '/products/tool?product=drill' })();
  expect(address()).toBe('/products/tool?product=drill&utm_source=x');
});

test('a variant that a static host cannot tell apart is hydrated as sent, then shown', () => {
  const onPopState = jest.fn();
  window.addEventListener('popstate', onPopState);
  open('/products/tool?product=drill#specs');
  const restore = alignLocation({ kind: 'route', location: '/products/tool?product=fork' });
  expect(address()).toBe('/products/tool?product=fork#specs');
  restore();
  expect(address()).toBe('/products/tool?product=drill#specs');
  expect(onPopState).toHaveBeenCalledTimes(1);
});

test('a slash that a static host has added is taken away', () => {
  history.replaceState({ keepPlace: true }, '', '/help/?from=mail#form');
  alignLocation({ kind: 'route', location: '/help' })();
  expect(address()).toBe('/help?from=mail#form');
  expect(history.state).toEqual({ keepPlace: true });
});

test('a page that stands for any address keeps it', () => {
  open('/nowhere?x=1');
  alignLocation({ kind: 'not-found' })();
  expect(address()).toBe('/nowhere?x=1');
});

test('another address of the same page gives way to the canonical one, for good', () => {
  history.replaceState(null, '', '/products/tools?from=footer#compare');
  alignLocation({ kind: 'route', location: '/products/Tools' })();
  expect(location.pathname + location.search + location.hash).toBe('/products/Tools?from=footer#compare');
});

test('below a base path a page keeps its address, and the home page ends with a slash', () => {
  provideBasePath('/robots');
  for (const [opened, location, aligned] of [
    ['/robots', '/', '/robots/'],
    ['/robots/', '/', '/robots/'],
    ['/robots/help/?a=b', '/help', '/robots/help?a=b'],
    ['/robots/products/tools', '/products/Tools', '/robots/products/Tools'],
    ['/robots/a?b=c', '/a?b=d', '/robots/a?b=d'],
  ] as const) {
    open(opened);
    alignLocation({ kind: 'route', location });
    expect(address()).toBe(aligned);
  }
  provideBasePath('');
});
