import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';

const require = createRequire(import.meta.url);
const packageSchema = v.object({ version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)) });

/** The version of a dependency that is installed. @throws {Error} when its package.json names none. */
function installedVersion(name: string): string {
  const { success, output } = v.safeParse(
    packageSchema,
    JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')),
  );
  if (success) return output.version;
  throw new Error(`${name}/package.json has no version. Install the dependencies again`);
}

/** Shared packages and the versions this workspace brings, as they stand in `release.json`. */
export const sharedVersions = {
  react: installedVersion('react'),
  'react-dom': installedVersion('react-dom'),
  'react-router-dom': installedVersion('react-router-dom'),
  'shared-config/store': '1.1.0',
};

/**
 * What shell and remotes share (design §4). The prefixes with a slash keep a subpath such as `react/jsx-runtime`
 * from slipping past sharing, which would bring a second React (React error 527).
 * @param isHost whether it is for the shell, which brings them, or for a remote, which consumes them
 */
export function sharedSingletons(target: 'web' | 'node', isHost: boolean) {
  const singleton = (name: keyof typeof sharedVersions) => {
    const version = sharedVersions[name];
    const required = { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` };
    // A remote never runs without the shell, whose packages fit by a check at release: no copies of its own (ADR 0020).
    return isHost ? { ...required, version } : { ...required, import: false as const };
  };
  return {
    react: singleton('react'),
    'react/': singleton('react'),
    'react-dom': singleton('react-dom'),
    'react-dom/': singleton('react-dom'),
    'react-router-dom': {
      ...singleton('react-router-dom'),
      // By its name, not by its place: the build must not depend on where the checkout is.
      ...(isHost ? { import: `shared-config/presets/federation/router-${target}` } : {}),
    },
    'shared-config/store': singleton('shared-config/store'),
  };
}
