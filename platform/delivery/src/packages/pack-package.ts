import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../files/list-files';
import type { PackageManifest } from '../store/npm-client';
import { packFiles } from '../store/pack-release';
import type { Workspace } from '../workspace';
import { typesFolder } from './describe-package';
import { emitTypes } from './emit-types';
import { typedPackages } from './public-modules';
import { isOfCheckoutAlone, type PublishedPackage } from './published-packages';
import { renameCommands } from './rename-commands';

/** Packs a package of the checkout as teams install it: its sources, and the declarations of its modules. */
export async function packPackage(
  workspace: Workspace,
  { name, root, contents }: PublishedPackage,
  manifest: PackageManifest,
): Promise<Buffer> {
  const staged = await mkdtemp(join(tmpdir(), 'package-'));
  const copy = (from: string, to: string) =>
    cp(from, to, {
      recursive: true,
      filter: (source) => {
        const file = relative(workspace.root, source);
        return !isOfCheckoutAlone(file) && !/(^|\/)(node_modules|dist)(\/|$)/.test(file);
      },
    });
  try {
    for (const one of [...contents, 'CHANGELOG.md'])
      await copy(
        join(workspace.root, one),
        join(staged, root === undefined || one === 'CHANGELOG.md' ? one : relative(root, one)),
      );
    await adaptDocuments(join(staged, 'docs'));
    if (typedPackages.some((typed) => typed === name))
      await cp(await emitTypes(workspace, name), join(staged, typesFolder), { recursive: true });
    await writeFile(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return await packFiles(staged, listFiles(staged));
  } finally {
    await rm(staged, { recursive: true });
  }
}

/** Has documents call commands as they are called where the package is installed, and lead to nothing that it does not have. */
async function adaptDocuments(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const file of listFiles(folder).filter((name) => name.endsWith('.md'))) {
    const place = join(folder, file);
    const text = renameCommands(await readFile(place, 'utf8'));
    // Never slow: a document of this checkout.
    const linked = text.replace(/\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g, (link, words, target) =>
      existsSync(join(dirname(place), target)) ? link : words,
    );
    await writeFile(place, linked);
  }
}
