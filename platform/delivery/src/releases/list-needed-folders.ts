import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { packageFolder, type Workspace } from '../workspace';

const manifestSchema = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) });

/** A dependency on a folder, and none that a lockfile has the version of. */
const isOnFolder = (version: string) => /^(?:workspace|link|file):/.test(version);

/**
 * The folders whose code a package is built with: those of the packages that it depends on, and of what those depend on, as far as they
 * are no installed versions. The packages of a site that was created have one manifest together, that of the site.
 * @returns folders relative to the site, sorted; none for a package of a repository of its own, which has them installed
 */
export function listNeededFolders(workspace: Workspace, name: string): string[] {
  const root = realpathSync(workspace.root);
  const needed = new Set<string>();
  const add = (folder: string): void => {
    const owner = existsSync(join(folder, 'package.json')) ? folder : root;
    for (const dependency of listOnFolders(join(owner, 'package.json'))) {
      const installed = join(owner, 'node_modules', dependency);
      const found = existsSync(installed) ? realpathSync(installed) : undefined;
      // An archive is unpacked there, and the lockfile has its digest.
      if (found === undefined || found.includes(`${sep}node_modules${sep}`) || needed.has(found)) continue;
      needed.add(found);
      add(found);
    }
  };
  add(packageFolder(workspace, name));
  return [...needed].map((folder) => relative(root, folder)).sort();
}

function listOnFolders(manifest: string): string[] {
  if (!existsSync(manifest)) return [];
  const { dependencies } = v.parse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8')));
  return Object.keys(dependencies).filter((name) => isOnFolder(dependencies[name] ?? ''));
}
