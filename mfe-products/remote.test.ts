import { robotVariantNames } from 'shared-config/robots/robot-names';
import remote from './remote';

const route = (path: string) => remote.routes.find((one) => one.path === path);

test("a shortened address leads to the robot line, also in the footer's small letters", () => {
  expect(remote.redirects).toEqual({ '/products': '/products/Mag' });
  expect(route('/products/Mag')?.aliases).toEqual(['/products/mag']);
});

test('the platform alone is preloaded while the browser is idle (§2)', () => {
  const preloaded = remote.routes.filter(({ preload }) => preload === 'idle');
  expect(preloaded.map(({ path }) => path)).toEqual(['/products/syncos']);
});

test('every robot has its page, and an unknown robot shows the fork (§2)', () => {
  const { parameter, values } = route('/products/mag-product')?.variants ?? {};
  expect(parameter).toBe('product');
  expect(values?.[0]).toBe('fork');
  expect([...(values ?? [])].sort()).toEqual([...robotVariantNames].sort());
});
