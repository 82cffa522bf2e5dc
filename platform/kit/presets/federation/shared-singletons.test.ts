import { consumedPackages, platformVersions, providedPackages, sharedVersions } from './shared-singletons';

const singletons = { 'site/store': '2.1.0' };
const consumed = consumedPackages(singletons);

test('host and remotes share the same packages, each once, in the same major version', () => {
  const provided = providedPackages('web', singletons);
  expect(Object.keys(provided).sort()).toEqual(Object.keys(consumed).sort());
  // What is asked for below a package, such as `react/jsx-runtime`, is that of the same one.
  expect(Object.keys(provided)).toEqual(expect.arrayContaining(['react', 'react/', 'react-dom', 'react-dom/']));
  const [major] = platformVersions.react.split('.');
  for (const packages of [provided, consumed])
    expect(packages['react/']).toMatchObject({ singleton: true, requiredVersion: `^${major}.0.0` });
});

test('the host brings the shared packages, remotes do not; each target has its router', () => {
  for (const one of Object.values(providedPackages('web', singletons))) expect(one).toMatchObject({ eager: true });
  for (const one of Object.values(consumed)) expect(one).toMatchObject({ import: false });
  expect(providedPackages('node', singletons)['react-router-dom']).toMatchObject({
    import: 'kit/presets/federation/router-node',
  });
});

test('a site shares modules of its own, beside those of every site', () => {
  expect(sharedVersions(singletons)).toEqual({ ...platformVersions, 'site/store': '2.1.0' });
  expect(providedPackages('web', singletons)['site/store']).toMatchObject({ version: '2.1.0', singleton: true });
  expect(consumed['site/store']).toEqual({ singleton: true, requiredVersion: '^2.0.0', import: false });
  // Pages of a site without any still get what the host gives them.
  expect(consumedPackages({})).toHaveProperty('kit/page/contexts');
});
