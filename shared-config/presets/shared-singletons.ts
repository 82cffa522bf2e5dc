import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parsePackageVersion } from './package-version';

const require = createRequire(import.meta.url);
const versionOf = (name: string) =>
  parsePackageVersion(readFileSync(require.resolve(`${name}/package.json`), 'utf8'), name);

/** Shared packages and the versions this workspace brings, as they stand in `release.json`. */
export const sharedVersions = {
  react: versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-router-dom': versionOf('react-router-dom'),
  'shared-config/store': '1.1.0',
};

const singleton = (name: keyof typeof sharedVersions) => {
  const version = sharedVersions[name];
  return { singleton: true, version, requiredVersion: `^${version.split('.')[0]}.0.0` };
};

/**
 * What shell and remotes share (design §4). The prefixes with a slash keep a subpath such as `react/jsx-runtime`
 * from slipping past sharing, which would bring a second React (React error 527).
 */
export function sharedSingletons(target: 'web' | 'node') {
  return {
    react: singleton('react'),
    'react/': singleton('react'),
    'react-dom': singleton('react-dom'),
    'react-dom/': singleton('react-dom'),
    'react-router-dom': {
      ...singleton('react-router-dom'),
      // By its name, not by its place: what is built must not depend on where the checkout lies.
      import: `shared-config/presets/router-${target}`,
    },
    'shared-config/store': singleton('shared-config/store'),
  };
}
