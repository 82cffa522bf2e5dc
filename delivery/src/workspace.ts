import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DeliveryError } from './delivery-error';

/** Name of the host's package. */
export const hostName = 'shell';

/** Where everything of a checkout lies. All paths are absolute. */
export type Workspace = {
  root: string;
  /** Immutable releases and the registry of what is live. */
  releases: string;
  /** Symbolic link to the composed site that is live. */
  site: string;
  /** Composed sites, one folder each. */
  sites: string;
  /** Pictures and films, published as they are. */
  media: string;
  /** PDFs, published under `/pdfs/`. */
  documents: string;
};

/** The workspace below `root`. */
export function openWorkspace(root: string): Workspace {
  const absolute = resolve(root);
  return {
    root: absolute,
    releases: join(absolute, 'releases'),
    site: join(absolute, 'site'),
    sites: join(absolute, '.sites'),
    media: join(absolute, 'media', 'published'),
    documents: join(absolute, 'media', 'documents'),
  };
}

/** The folders with a `remote.ts`, by name; a new remote needs no line anywhere else. */
export function listRemotes({ root }: Workspace): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.ts')))
    .map(({ name }) => name)
    .sort();
}

/**
 * Folder of a package that can be released: a remote or the shell.
 * @throws {DeliveryError} for any other name.
 */
export function packageFolder(workspace: Workspace, name: string): string {
  const known = [hostName, ...listRemotes(workspace)];
  if (!known.includes(name)) {
    throw new DeliveryError(`"${name}"`, 'there is no such remote', `Use one of: ${known.join(', ')}`);
  }
  return join(workspace.root, name);
}
