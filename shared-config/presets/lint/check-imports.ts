import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedModules, refuseImport } from './import-rules';

// Part of the lint: prints every import that crosses a border between packages, and fails if there is one.

const root = join(import.meta.dirname, '../../..');
const packages = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'package.json')));

/** Scripts and stylesheets of a folder, relative to the checkout. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path);
    return /\.([cm]?[jt]sx?|css)$/.test(entry.name) ? [path] : [];
  });
}

const files = packages.flatMap(sources);
const refused = files.flatMap((file) =>
  importedModules(file, readFileSync(join(root, file), 'utf8')).flatMap((specifier) => {
    const reason = refuseImport(file, specifier, packages);
    return reason === undefined ? [] : [`${file} may not import '${specifier}': ${reason}`];
  }),
);

for (const line of refused) console.error(line);
if (refused.length > 0) {
  console.error('See docs/decisions/0040-import-rules-from-folders.md');
  process.exitCode = 1;
} else {
  console.log(`Checked the imports of ${files.length} files.`);
}
