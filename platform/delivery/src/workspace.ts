import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { production, siteLinkName } from 'kit/contract/site-environment';
import { findNearest } from 'kit/presets/command-line/find-nearest';
import { DeliveryError } from './delivery-error';
import { codeFolder, type Environment, isCheckout, type ReleaseStore, readEnvironment } from './environment';
import { mediaPackage } from './packages/published-packages';
import { readCheckoutSite, readScope } from './site-source';

/** Name of the host's package. */
export const hostName = 'shell';

/** A checkout and where everything of it is. All paths are absolute. */
export type Workspace = {
  root: string;
  environment: Environment & { store?: ReleaseStore | undefined };
  /** The environment whose registry and site are meant: `production`, unless another one is named. */
  siteEnvironment: string;
  /** Immutable releases of all environments, and the registry of live versions in each. */
  releases: string;
  /** Symbolic link to the composed site that is live in the environment. */
  site: string;
  /** Composed sites, one folder each. */
  sites: string;
  /** Results that the next compose can reuse: rendered pages, compressed media. May be deleted at any time. */
  cache: string;
  /** Remotes built as pages on origins of their own, by name. */
  standalone: string;
  /** Pictures and films, published as they are. */
  media: string;
  /** PDFs, published under `/pdfs/`. */
  datasheets: string;
};

/** Where the site's media are: beside its shell, or in a package of the site's beside the commands that are installed. */
export const mediaFolder = (root: string, isBesideShell: boolean): string =>
  join(root, isBesideShell ? 'media' : `node_modules/${mediaPackage}`);

/**
 * The workspace of the checkout at `root`, with releases and sites where the environment names a folder for them.
 * @throws {DeliveryError | ContractError} when releases are kept in a registry, and nothing says in which scope
 */
export function openWorkspace(root: string, environment: Environment = readEnvironment({})): Workspace {
  const absolute = resolve(root);
  const delivery = resolve(absolute, environment.deliveryFolder ?? '.');
  const media = mediaFolder(absolute, isCheckout || hasShell({ root: absolute }));
  const site = join(delivery, siteLinkName(environment.siteEnvironment));
  const { store } = environment;
  const scope = () => readScope({ checkout: readCheckoutSite(absolute, hostName), live: site, code: codeFolder });
  return {
    root: absolute,
    environment: { ...environment, store: store && { ...store, scope: store.scope ?? scope() } },
    siteEnvironment: environment.siteEnvironment,
    releases: resolve(delivery, environment.releasesFolder ?? 'releases'),
    site,
    sites: join(delivery, '.sites'),
    cache: join(delivery, '.cache'),
    standalone: join(delivery, 'standalone'),
    media: join(media, 'published'),
    datasheets: join(media, 'datasheets'),
  };
}

/** The same checkout, with the live versions of another environment. */
export const inEnvironment = (workspace: Workspace, siteEnvironment: string): Workspace => ({
  ...workspace,
  siteEnvironment,
  site: join(dirname(workspace.sites), siteLinkName(siteEnvironment)),
});

/** The argument by which a command in a message runs in the same environment. */
export const environmentArgument = ({ siteEnvironment }: Pick<Workspace, 'siteEnvironment'>): string =>
  siteEnvironment === production ? '' : ` --to ${siteEnvironment}`;

/** The environment in a message; '' for production. */
export const describePlace = ({ siteEnvironment }: Pick<Workspace, 'siteEnvironment'>): string =>
  siteEnvironment === production ? '' : ` in ${siteEnvironment}`;

/** The folders with a `remote.ts`, by name; a new remote needs no line anywhere else. */
export function listRemotes({ root }: Workspace): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.ts')))
    .map(({ name }) => name)
    .sort();
}

/** The packages that are built from this folder: the remotes, and where it has it, the shell. */
export function listPackages(workspace: Workspace): string[] {
  return [...(hasShell(workspace) ? [hostName] : []), ...listRemotes(workspace)];
}

/** Whether the shell is built from this folder; a team's own repository has that of the live release. */
export const hasShell = ({ root }: Pick<Workspace, 'root'>): boolean => existsSync(join(root, hostName));

/** Folder of a package that can be released: a remote or the shell. @throws {DeliveryError} for any other name. */
export function packageFolder(workspace: Workspace, name: string): string {
  const known = listPackages(workspace);
  if (!known.includes(name)) throw explainUnknownPackage(name, known);
  return join(workspace.root, name);
}

/** The error for a name that no package has, with the one that was probably meant. */
export function explainUnknownPackage(name: string, known: readonly string[]): DeliveryError {
  const meant = findNearest(name, known);
  const remedy = `${meant === undefined ? 'Use' : `Did you mean ${meant}? Use`} one of: ${known.join(', ')}`;
  return new DeliveryError('unknown-package', `"${name}"`, 'there is no such remote', remedy);
}
