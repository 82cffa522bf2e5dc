import { consumedPackages, providedPackages, sharedVersions } from './shared-singletons';

test('host and remotes share the same packages, each once, in a version of the same major', () => {
  const provided = providedPackages('web');
  expect(Object.keys(provided).sort()).toEqual(Object.keys(consumedPackages).sort());
  // What is asked for below a package, such as `react/jsx-runtime`, is that of the same one.
  expect(Object.keys(provided)).toEqual(expect.arrayContaining(['react', 'react/', 'react-dom', 'react-dom/']));
  const [major] = sharedVersions.react.split('.');
  for (const packages of [provided, consumedPackages])
    expect(packages['react/']).toMatchObject({ singleton: true, requiredVersion: `^${major}.0.0` });
});

test('the host brings them with its entry, a remote brings none; each target has its part of the router', () => {
  for (const one of Object.values(providedPackages('web'))) expect(one).toMatchObject({ eager: true });
  for (const one of Object.values(consumedPackages)) expect(one).toMatchObject({ import: false });
  expect(providedPackages('node')['react-router-dom']).toMatchObject({
    import: 'kit/presets/federation/router-node',
  });
});
