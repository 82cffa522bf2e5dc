import { posix } from 'node:path';
import { parseSync } from '@swc/core';

/** May look into every package; nothing may import it. */
const browserTests = 'e2e';

/** The packages that one may import (ADR 0040). A package that is new and no remote may import `shared-config` alone. */
function importable(importer: string): readonly string[] {
  if (importer === 'shared-config') return [];
  const rendersPages = importer.startsWith('mfe-') || importer === 'shell' || importer === 'shared-ui';
  return rendersPages ? ['shared-config', 'shared-ui'] : ['shared-config'];
}

/** What builds, tests or serves pages; everything else may reach a browser. */
const mayUsePresets = (file: string) =>
  /^(delivery|server|shared-config\/presets)\//.test(file) || /\.config\.[jt]s$|\.test\.tsx?$/.test(file);

/** The modules that a file imports or exports from; in a stylesheet, or a script that is no module, what a string names. */
export function importedModules(file: string, text: string): string[] {
  const named = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, , specifier]) => `${specifier}`);
  if (/\.(css|cjs)$/.test(file)) return named(/\b(?:from|import|require)\b\s*\(?\s*(['"])(.+?)\1/g);
  const { body } = parseSync(text, { syntax: 'typescript', tsx: /\.[jt]sx$/.test(file) });
  const declared = body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
  return [...declared, ...named(/\bimport\((['"])(.+?)\1\)/g)];
}

/**
 * Why a file may not import a module; nothing if it may.
 * @param file relative to the checkout, such as `mfe-products/src/page.tsx`
 * @param packages names of all packages, which are their folders
 */
export function refuseImport(file: string, specifier: string, packages: readonly string[]): string | undefined {
  const [importer = ''] = file.split('/');
  if (importer === browserTests) return undefined;
  const isRelative = specifier.startsWith('.');
  const path = isRelative ? posix.join(posix.dirname(file), specifier) : specifier;
  const [imported = ''] = path.split('/');
  if (path.startsWith('shared-config/presets/') && !mayUsePresets(file))
    return 'presets run in Node, while pages are built, tested or served';
  if (isRelative && imported !== importer) return 'it lies outside of its package. Import another package by its name';
  if (imported === importer || !packages.includes(imported) || importable(importer).includes(imported))
    return undefined;
  return `${importer} may import ${importable(importer).join(' and ') || 'no other package'}`;
}
