import { join } from 'node:path';
import type { Tool } from './run-tools';

/** A program that a package of the checkout brings. */
export const binary = (root: string, name: string) => join(root, 'node_modules', '.bin', name);

/** The tools that `lint` runs: style and formatting, import rules, documents, unused code. @param only folder of a package; all when absent */
export const lintTools = (root: string, only?: string): Tool[] => {
  const script = (file: string, ...args: string[]) => ({
    file: process.execPath,
    args: ['--import', 'tsx', file, ...args],
  });
  const named = only === undefined ? [] : [only];
  // Biome takes no notice of NO_COLOR on a terminal.
  const colours = process.env['NO_COLOR'] ? ['--colors=off'] : [];
  return [
    {
      step: 'lint',
      file: binary(root, 'biome'),
      args: ['ci', '--error-on-warnings', ...colours, ...(only ? named : ['.'])],
    },
    { step: 'imports', ...script('platform/kit/presets/lint/check-imports.ts', ...named) },
    { step: 'documents', ...script('e2e/documents/check-documents.ts', ...named) },
    { step: 'expressions', ...script('e2e/expressions/check-expressions.ts', ...named) },
    { step: 'unused', file: binary(root, 'knip'), args: only ? ['--workspace', only] : [] },
  ];
};
