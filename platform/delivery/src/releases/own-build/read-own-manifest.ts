import { describeIssue } from 'kit/contract/describe-issue';
import { federationName } from 'kit/contract/remote-name';
import { platformVersions } from 'kit/presets/federation/shared-singletons';
import * as v from 'valibot';
import type { ExposeFiles } from '../package-build';
import { refuseBuild } from './refuse-build';

const filesSchema = v.object({ sync: v.array(v.string()) });

/** The part of Module Federation's manifest that a release relies on. */
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    publicPath: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.array(v.object({ name: v.string(), version: v.string(), singleton: v.optional(v.boolean(), false) })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: filesSchema, css: filesSchema }) })),
});

/** The fields of a build's manifest. */
type OwnManifest = {
  entry: string;
  /** Whether its scripts are ES modules. */
  isModule: boolean;
  exposes: Record<string, ExposeFiles>;
  /** Shared packages and the version that each was built with. */
  shared: Record<string, string>;
};

/**
 * Reads the manifest that the federation plugin of any bundler writes.
 * @throws {DeliveryError} when such a build could not run on the site, naming the line that makes it.
 */
export function readOwnManifest(text: string, name: string): OwnManifest {
  const subject = `${name}/dist/web/mf-manifest.json`;
  const refuse = (reason: string, remedy: string) => refuseBuild(subject, reason, remedy);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) {
    throw refuse(describeIssue(parsed.issues), 'Have the federation plugin write it: manifest: true');
  }
  const { metaData, shared, exposes } = parsed.output;
  const global = federationName(name);
  if (metaData.globalName !== global) {
    throw refuse(
      `the container is called "${metaData.globalName}", and the shell looks for "${global}"`,
      `Write in the federation plugin: name: '${global}'`,
    );
  }
  if (!['auto', '', './'].includes(metaData.publicPath)) {
    throw refuse(
      `its files would be looked for under "${metaData.publicPath}", and the address of a release has its version in it`,
      "With webpack, write output: { publicPath: 'auto' }. With Vite, write base: './'",
    );
  }
  const react = shared.find((one) => one.name === 'react');
  if (!react?.singleton) {
    throw refuse(
      react ? 'React is shared, but not as a singleton' : 'React is not shared: the page would have a second one',
      "Write in the federation plugin: shared: { react: { singleton: true, requiredVersion: '^19.0.0', import: false } }, and the same for 'react/', 'react-dom' and 'react-dom/'",
    );
  }
  const { remoteEntry } = metaData;
  return {
    entry: `${remoteEntry.path}${remoteEntry.name}`,
    isModule: remoteEntry.type === 'module',
    exposes: Object.fromEntries(
      exposes.map(({ path, assets }) => [path, { scripts: assets.js.sync, styles: assets.css.sync }]),
    ),
    shared: Object.fromEntries(shared.map((one) => [packageOf(one.name), one.version])),
  };
}

/** The package that the shell shares for a request such as `react/jsx-runtime`; anything else stays as it is, and the release is refused for it. */
const packageOf = (request: string) =>
  Object.keys(platformVersions).find((name) => request === name || request.startsWith(`${name}/`)) ?? request;
