import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { GallerySources } from 'kit/contract/gallery';
import * as v from 'valibot';
import type { Workspace } from '../workspace';

const manifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ exports: v.record(v.string(), v.string()) }));

/** Reads what the gallery shows beside each component of `shared-ui`: how it is declared, and its example. */
export async function readGallerySources({ root }: Pick<Workspace, 'root'>): Promise<GallerySources> {
  const read = (file: string) => readFile(join(root, 'shared-ui', file), 'utf8');
  const { exports } = v.parse(manifestSchema, await read('package.json'));
  const modules = Object.entries(exports).filter(([, file]) => file.endsWith('.tsx'));
  const described = modules.map(async ([name, file]) => {
    const example = nameImports(await read(file.replace(/\.tsx$/, '.example.tsx')), name);
    return [name.replace('./', ''), { declarations: readDeclarations(await read(file)), example }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

/** An example as a remote would write it: it imports by the names of the package. @param name of its module in the package */
const nameImports = (example: string, name: string) =>
  example.replace(/(?<=from ')\.[^']+/g, (relative) => posix.join('shared-ui', posix.dirname(name), relative));

/** A type of a module, or a component that it exports, up to its body; each with the comment above it. */
const declaration =
  // Never slow: sources of this checkout.
  /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:(?:export )?type [\s\S]*?;(?=\n\n|\n*(?![\s\S]))|export (?:function|const) [A-Z][\s\S]*?\)(?= \{\n| =>))/gm;

/** What a module with components declares: its types, and its components without their bodies. */
export const readDeclarations = (source: string): string => (source.match(declaration) ?? []).join('\n\n');
