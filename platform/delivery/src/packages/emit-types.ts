import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { runTool } from '../checks/source/run-tool';
import type { Workspace } from '../workspace';
import { checkoutFolder } from './read-checkout-versions';

/**
 * Writes the declarations of a package's modules as they are now, where its dependencies are found from them.
 * @param name of a package of the checkout
 * @returns the folder with them, which has the folders of the package
 * @throws {DeliveryError} when the types of the package do not fit.
 */
export async function emitTypes(workspace: Workspace, name: string): Promise<string> {
  const folder = checkoutFolder(workspace, name);
  const cache = join(folder, 'node_modules', '.cache', 'types');
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const presets = join(checkoutFolder(workspace, 'kit'), 'presets');
  const configuration = join(cache, 'tsconfig.json');
  const output = join(cache, 'types');
  await writeFile(
    configuration,
    JSON.stringify({
      extends: join(presets, 'typescript/base.json'),
      compilerOptions: {
        declaration: true,
        emitDeclarationOnly: true,
        incremental: false,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        noEmit: false,
        outDir: output,
        rootDir: folder,
        typeRoots: [join(workspace.root, 'node_modules/@types')],
        types: ['node', 'jest'],
      },
      files: ['typescript/css-modules.d.ts', 'jest/jest-dom.d.ts'].map((file) => join(presets, file)),
      include: [folder],
      exclude: [
        `${folder}/**/node_modules`,
        `${folder}/**/*.test.*`,
        `${folder}/**/*.example.*`,
        `${folder}/presets/typefaces`,
        `${folder}/src/gallery.ts`,
      ],
    }),
  );
  await runTool(workspace, name, {
    from: 'typescript',
    program: 'bin/tsc',
    args: ['-p', configuration, '--checkers', '1'],
    code: 'types-failed',
    reason: 'its types do not fit',
    remedy: `"${nameCommand(`types ${name}`)}" shows the same while you correct them`,
  });
  return output;
}
