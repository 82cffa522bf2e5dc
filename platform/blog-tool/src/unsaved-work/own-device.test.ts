import { nameDevice, readOwnDevice } from './own-device';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8', 'A browser'],
])('the browser %s is called %s', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

test('a browser is the same one while it keeps what is stored, and on a page without', () => {
  localStorage.clear();
  const { id } = readOwnDevice();
  expect(readOwnDevice().id).toBe(id);
  localStorage.setItem('blog-device', 'of a former page');
  expect(readOwnDevice().id).toBe('of a former page');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  localStorage.clear();
  expect(readOwnDevice().id).toBe(readOwnDevice().id);
  jest.restoreAllMocks();
});
