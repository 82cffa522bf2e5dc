import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { GallerySources } from 'kit/contract/gallery';
import * as v from 'valibot';
import type { Workspace } from '../workspace';

const manifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ exports: v.record(v.string(), v.string()) }));

/** Packages with components for pages, and their folders. */
const packages = { kit: 'platform/kit', 'shared-ui': 'shared-ui' };

/** Reads what the gallery shows beside each component that has an example: how it is declared, and the example. */
export async function readGallerySources({ root }: Pick<Workspace, 'root'>): Promise<GallerySources> {
  const described = Object.entries(packages).map(async ([name, folder]) => {
    const read = (file: string) => readFile(join(root, folder, file), 'utf8');
    const exampleOf = (file: string) => file.replace(/\.tsx$/, '.example.tsx');
    const { exports } = v.parse(manifestSchema, await read('package.json'));
    const modules = Object.entries(exports).filter(
      ([, file]) => file.endsWith('.tsx') && existsSync(join(root, folder, exampleOf(file))),
    );
    return Promise.all(
      modules.map(async ([module, file]) => {
        const imported = posix.join(name, module);
        const example = nameImports(await read(exampleOf(file)), imported);
        return [imported, { declarations: readDeclarations(await read(file)), example }] as const;
      }),
    );
  });
  return Object.fromEntries((await Promise.all(described)).flat());
}

/** An example as a remote would write it: it imports by the names of the package. @param name that its module is imported by */
const nameImports = (example: string, name: string) =>
  example.replace(/(?<=from ')\.[^']+/g, (relative) => posix.join(posix.dirname(name), relative));

/** A type of a module, or a component that it exports, up to its body; each with the comment above it. */
const declaration =
  // Never slow: sources of this checkout.
  /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:(?:export )?type [\s\S]*?;(?=\n\n|\n*(?![\s\S]))|export (?:function|const) [A-Z][\s\S]*?\)(?= \{\n| =>|;\n))/gm;

/** The declarations of a module with components: its types, and its components without their bodies. */
export const readDeclarations = (source: string): string => (source.match(declaration) ?? []).join('\n\n');
