/** @jest-environment jsdom */
import { forgetItem, keepItem, listKeys, readItem, type StorageName } from './browser-storage';

/** Makes a storage throw at the first look, as a browser does whose user has refused it. */
function refuse(name: StorageName) {
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
}
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('what is kept is read again, listed and forgotten', () => {
  expect(keepItem('sessionStorage', 'draft', 'Hello')).toBe(true);
  expect(readItem('sessionStorage', 'draft')).toBe('Hello');
  expect(readItem('localStorage', 'draft')).toBeNull();
  expect(listKeys('sessionStorage')).toEqual(['draft']);
  forgetItem('sessionStorage', 'draft');
  expect(listKeys('sessionStorage')).toEqual([]);
});

test('a storage that is refused keeps nothing, and nothing throws', () => {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    refuse(name);
    expect(keepItem(name, 'draft', 'Hello')).toBe(false);
    expect(readItem(name, 'draft')).toBeNull();
    expect(listKeys(name)).toEqual([]);
    expect(() => forgetItem(name, 'draft')).not.toThrow();
  }
});

test('a storage without room says so and keeps what it had', () => {
  keepItem('sessionStorage', 'draft', 'Hello');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(keepItem('sessionStorage', 'draft', 'Hello, and more')).toBe(false);
  expect(readItem('sessionStorage', 'draft')).toBe('Hello');
});
