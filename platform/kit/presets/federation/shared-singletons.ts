import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import type { Target } from '../rspack/base-configuration';

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
  // The same modules in the same version; this name is the one that packages import.
  'react-router-dom': installedVersion('react-router'),
  'shared-config/store': '2.0.0',
};

/** A shared package, and the prefixes with a slash: they keep a subpath such as `react/jsx-runtime` from slipping past sharing, which
 * would bring a second React (React error 527). */
const requests = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  'react-router-dom': 'react-router-dom',
  'shared-config/store': 'shared-config/store',
} as const satisfies Record<string, keyof typeof sharedVersions>;

const mapRequests = <Value>(describe: (request: string, name: keyof typeof sharedVersions) => Value) =>
  Object.fromEntries(Object.entries(requests).map(([request, name]) => [request, describe(request, name)]));

const singleton = (name: keyof typeof sharedVersions) => ({
  singleton: true,
  requiredVersion: `^${sharedVersions[name].split('.')[0]}.0.0`,
});

/** What the host brings: part of its entry, because it needs all of them itself. @param target whose subset of the router it is */
export const providedPackages = (target: Target) =>
  mapRequests((request, name) => ({
    ...singleton(name),
    version: sharedVersions[name],
    eager: true,
    // By its name, not by its place: the build must not depend on where the checkout is.
    ...(request === 'react-router-dom' ? { import: `kit/presets/federation/router-${target}` } : {}),
  }));

/** What a remote asks for. It never runs without the host, whose packages fit by a check at release: it has no copies of its own. */
export const consumedPackages = mapRequests((_request, name) => ({ ...singleton(name), import: false as const }));
