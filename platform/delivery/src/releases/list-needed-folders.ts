import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCheckoutPackages } from 'kit/presets/workspace/list-checkout-packages';
import * as v from 'valibot';
import type { Workspace } from '../workspace';

const manifestSchema = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) });

/**
 * The folders of the checkout whose code a package is built with: those of the packages that it depends on, and of what
 * those depend on. A repository of a team's own has them installed, and none.
 * @returns folders relative to the checkout, sorted
 */
export function listNeededFolders({ root }: Pick<Workspace, 'root'>, name: string): string[] {
  const packages = listCheckoutPackages(root);
  const needed = new Set<string>();
  const add = (folder: string): void => {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return;
    const { dependencies } = v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
    for (const one of packages.filter((known) => dependencies[known.name]?.startsWith('workspace:'))) {
      if (needed.has(one.folder)) continue;
      needed.add(one.folder);
      add(one.folder);
    }
  };
  add(name);
  return [...needed].sort();
}
