import { checkSharedPackages } from './check-shared-packages';

const host = { remote: 'shell', shared: { react: '19.3.1', 'react-dom': '19.3.1' } };

test.each(['19.3.1', '19.3.9', '19.2.0'])('what the live shell brings, a patch or an older minor fits: %s', (react) => {
  expect(() => checkSharedPackages({ remote: 'mfe-a', shared: { react } }, host)).not.toThrow();
});

test.each([
  [
    { react: '18.3.1' },
    'mfe-a/release.json, field "shared.react": it was built with 18.3.1, and the live shell brings 19.3.1. Release mfe-a again',
  ],
  [{ react: '19.4.0' }, 'built with 19.4.0, and the live shell brings 19.3.1. Release the shell with 19.4 first'],
  [{ react: '19.10.0' }, 'built with 19.10.0'],
  [{ react: '20.0.0' }, 'built with 20.0.0'],
  [{ lodash: '4.0.0' }, 'field "shared.lodash": the live shell does not share it'],
])('shared packages that the shell lacks or has in an older version are refused: %j', (shared, message) => {
  expect(() => checkSharedPackages({ remote: 'mfe-a', shared }, host)).toThrow(message);
});

test('with another shell, only what fits the live shell is refused', () => {
  const release = { remote: 'mfe-a', shared: { lodash: '4.0.0', react: '18.0.0', 'react-dom': '19.4.0' } };
  expect(() => checkSharedPackages(release, host, host)).not.toThrow();
  expect(() => checkSharedPackages(release, host, { shared: { 'react-dom': '19.4.0' } })).toThrow('shared.react-dom');
});

test('an older remote runs in a newer shell; a newer one needs a shell with contexts', () => {
  const before = { react: '19.3.1', 'site/store': '2.0.0' };
  const later = { ...before, 'kit/page/contexts': '1.0.0' };
  expect(() =>
    checkSharedPackages({ remote: 'mfe-a', shared: before }, { remote: 'shell', shared: later }),
  ).not.toThrow();
  expect(() => checkSharedPackages({ remote: 'mfe-a', shared: later }, { remote: 'shell', shared: before })).toThrow(
    'field "shared.kit/page/contexts": the live shell does not share it. Have the shell released with kit/page/contexts',
  );
});
