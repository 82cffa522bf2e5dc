import { checkShared } from './check-shared';

const host = { remote: 'shell', shared: { react: '19.3.1', 'react-dom': '19.3.1' } };

test('a newer minor fits', () => {
  expect(() => checkShared({ remote: 'mfe-a', shared: { react: '19.9.0' } }, host)).not.toThrow();
});

test.each([
  [
    { react: '18.3.1' },
    'mfe-a/release.json, field "shared.react": it was built with 18.3.1, and the live shell brings 19.3.1',
  ],
  [{ lodash: '4.0.0' }, 'field "shared.lodash": the live shell does not share it'],
])('another major version, or a package that the shell does not share, is refused: %j', (shared, message) => {
  expect(() => checkShared({ remote: 'mfe-a', shared }, host)).toThrow(message);
});
