import { type ExportSpecifier, type ImportSpecifier, parseSync } from '@swc/core';

/** A module that a file imports or exports from. */
export type ReadImport = {
  specifier: string;
  /** Names of values that it takes from there; `*` for all of them. No types, which are gone when the code runs. */
  names: readonly string[];
  /** Line of the first mention, from 1. */
  line: number;
};

/** The imports of a file, and the modules that it exports from; in a stylesheet, or a script that is no module, the names in strings. */
export function readImports(file: string, text: string): ReadImport[] {
  const describe = (specifier: string, names: readonly string[] = []) => ({
    specifier,
    names,
    line: lineOf(text, specifier),
  });
  const named = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, , specifier]) => describe(`${specifier}`));
  if (/\.(css|cjs)$/.test(file))
    return [
      // Never slow: a file of this checkout.
      ...named(/\b(?:from|import|require)\b\s*\(?\s*(['"])(.+?)\1/g),
      // An address that begins with a slash is the site's. Never slow: a file of this checkout.
      ...(file.endsWith('.css') ? named(/\burl\((['"]?)(\..+?)\1\)/g) : []),
    ];
  const { body } = parseSync(text, { syntax: 'typescript', tsx: /\.[jt]sx$/.test(file) });
  const declared = body.flatMap((statement) => {
    if (!('source' in statement) || !statement.source) return [];
    const isType = 'typeOnly' in statement && statement.typeOnly;
    const specifiers = 'specifiers' in statement ? statement.specifiers : undefined;
    return [describe(statement.source.value, isType ? [] : (specifiers?.flatMap(valueNames) ?? ['*']))];
  });
  // Never slow: a file of this checkout.
  return [...declared, ...named(/\bimport\((['"])(.+?)\1\)/g)];
}

function valueNames(specifier: ImportSpecifier | ExportSpecifier): string[] {
  switch (specifier.type) {
    case 'ImportSpecifier':
      return specifier.isTypeOnly ? [] : [(specifier.imported ?? specifier.local).value];
    case 'ExportSpecifier':
      return specifier.isTypeOnly ? [] : [specifier.orig.value];
    case 'ImportDefaultSpecifier':
    case 'ExportDefaultSpecifier':
      return ['default'];
    default:
      return ['*'];
  }
}

function lineOf(text: string, specifier: string): number {
  const places = [`'${specifier}'`, `"${specifier}"`, `(${specifier})`]
    .map((quoted) => text.indexOf(quoted))
    .filter((at) => at >= 0);
  return text.slice(0, Math.min(...places)).split('\n').length;
}
