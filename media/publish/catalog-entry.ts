import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFiles, sharedMedia } from './media-files';

/** A file for each entry. */
export const catalog = join(sharedMedia, 'catalog');

/** `robot-line` → `robotLine`. */
export const exportName = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A value as source text. An address is made when the module runs, because a release does not know where the site is on its host. */
export const quote = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"\/media\/([^"]+)"/g, '/* @__PURE__ */ mediaAddress("$1")');

/** An entry of the catalog: a module of its own, so that a page loads only the entries that it imports. */
export type Entry = { name: string; text: string };

/** An entry with one value, of a type of `kit/media/media-file`. @param imports what else of that module it needs */
export const declare = (name: string, type: string, value: string, imports: readonly string[] = []): Entry => ({
  name,
  text: [
    '// Written by media/publish/publish-media.ts; do not edit.',
    `import { ${[...imports, `type ${type.replace('readonly ', '').replace('[]', '')}`].join(', ')} } from 'kit/media/media-file';\n`,
    `export const ${exportName(name)}: ${type} = ${value};\n`,
  ].join('\n'),
});

/** Keeps an entry of the catalog with its files. */
export function keepEntry(name: string, render: string, ending: string): Entry {
  keepFiles(render, ending);
  return { name, text: readFileSync(join(catalog, `${name}.ts`), 'utf8') };
}
