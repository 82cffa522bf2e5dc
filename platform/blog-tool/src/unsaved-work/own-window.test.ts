import { nameOwnWindow } from './own-window';

/** The locks that pages hold; each is free again with `leave`. */
const held = new Set<string>();
const leave = () => held.clear();

const locks = {
  request: async (name: string, _options: object, use: (lock: object | null) => unknown) => {
    if (held.has(name)) return use(null);
    held.add(name);
    return use({ name });
  },
};

const load = (type: string) => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  return nameOwnWindow();
};

beforeEach(() => {
  leave();
  sessionStorage.clear();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test.each(['reload', 'back_forward', 'navigate'])('a window that comes back (%s) is the same one', async (type) => {
  const name = await load('navigate');
  leave();
  expect(await load(type)).toBe(name);
  expect(held.size).toBe(1);
});

test.each(['back_forward', 'navigate'])('a duplicated tab (%s) is another window', async (type) => {
  const name = await load('navigate');
  const copied = await load(type);
  expect(copied).not.toBe(name);
  leave();
  expect(await load(type)).toBe(copied);
});

test('where a browser has no locks, a reload alone is known', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const name = await load('navigate');
  expect(await load('reload')).toBe(name);
  expect(await load('navigate')).not.toBe(name);
});
