import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import type { Target } from '../target';

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

/** Packages that every site shares, and the versions this workspace brings, as they stand in `release.json`. */
export const platformVersions = {
  react: installedVersion('react'),
  'react-dom': installedVersion('react-dom'),
  // The same modules in the same version; this name is the one that packages import.
  'react-router-dom': installedVersion('react-router'),
  // Major and minor grow with its exports: a remote runs in a host that has as much.
  'kit/page/contexts': '1.1.0',
} as const;

/**
 * Modules of a site of which shell and remotes share one instance, such as its store: each by the name that packages import it
 * by, with the version of what it offers. All packages of the site are built with the same ones.
 */
export type SiteSingletons = Readonly<Record<string, string>>;

/** All shared packages of a site, with their versions. */
export const sharedVersions = (singletons: SiteSingletons): Readonly<Record<string, string>> => ({
  ...platformVersions,
  ...singletons,
});

/** With a slash, they keep a subpath such as `react/jsx-runtime` from slipping past sharing, which would bring a second React (React error 527). */
const prefixes = ['react', 'react-dom'];

/** Maps each shared request, a package or a prefix, to a description. */
const mapRequests = <Value>(
  singletons: SiteSingletons,
  describe: (name: string, singleton: { singleton: true; requiredVersion: string }, version: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(sharedVersions(singletons)).flatMap(([name, version]) => {
      const value = describe(name, { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` }, version);
      return [[name, value], ...(prefixes.includes(name) ? [[`${name}/`, value]] : [])];
    }),
  );

/**
 * The packages that the host brings: part of its entry, because it needs all of them itself. @param target the platform whose subset of the
 * router it is
 */
export const providedPackages = (target: Target, singletons: SiteSingletons) =>
  mapRequests(singletons, (name, singleton, version) => ({
    ...singleton,
    version,
    eager: true,
    // By its name, not by its place: the build must not depend on where the checkout is.
    ...(name === 'react-router-dom' ? { import: `kit/presets/federation/router-${target}` } : {}),
  }));

/**
 * The packages that a remote asks for. It never runs without the host, whose packages fit by a check at release: it has no copies of its
 * own.
 */
export const consumedPackages = (singletons: SiteSingletons) =>
  mapRequests(singletons, (_name, singleton) => ({ ...singleton, import: false as const }));
