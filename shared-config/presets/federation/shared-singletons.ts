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
  'shared-config/store': '1.2.0',
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

/** What the host brings in the browser: part of its entry, because it needs all of them itself. */
export const providedPackages = mapRequests((request, name) => ({
  shareKey: request,
  version: sharedVersions[name],
  eager: true,
}));

/** What a remote asks for. It never runs without the host, whose packages fit by a check at release: no copies of its own. */
export const consumedPackages = mapRequests((_request, name) => ({
  singleton: true,
  requiredVersion: `^${sharedVersions[name].split('.')[0]}.0.0`,
  import: false as const,
}));

/**
 * What shell and remotes share in Node (design §4).
 * @param isHost whether it is for the shell, which brings them, or for a remote, which consumes them
 */
export const sharedSingletons = (isHost: boolean) =>
  isHost
    ? mapRequests((request, name) => ({
        singleton: true,
        requiredVersion: `^${sharedVersions[name].split('.')[0]}.0.0`,
        version: sharedVersions[name],
        // By its name, not by its place: the build must not depend on where the checkout is.
        ...(request === 'react-router-dom' ? { import: 'shared-config/presets/federation/router-node' } : {}),
      }))
    : consumedPackages;
