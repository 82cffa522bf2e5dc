import * as v from 'valibot';
import { installRules } from '../create/install-rules';
import { mediaPackage, publishedPackages } from '../packages/published-packages';
import { upgradedVersion } from './moved-modules';
import { lineAt, type Upgraded } from './upgraded';

// In the order in which it is written, which a schema of an object would change.
const manifestSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const dependenciesSchema = v.fallback(v.record(v.string(), v.string()), {});

/** The packages that one of 2.0.0 needs beside it, and that one of 1.x brought. */
const companions: Readonly<Record<string, string>> = {
  'shared-config': 'kit',
  'shared-ui': 'kit',
  delivery: mediaPackage,
};

/** Rewrites what `package.json` depends on. One that is none stays as it is. */
export function upgradeManifest(text: string): Upgraded {
  const { success, output: manifest } = v.safeParse(manifestSchema, text);
  if (!success) return { text, left: [] };
  const kinds = ['dependencies', 'devDependencies'].map(
    (kind) => [kind, v.parse(dependenciesSchema, manifest[kind])] as const,
  );
  const known = kinds.flatMap(([, dependencies]) => Object.keys(dependencies));
  const upgraded = kinds
    .map(([kind, dependencies]) => [kind, upgradeDependencies(dependencies, known)] as const)
    .filter(([kind]) => kind in manifest);
  const next = { ...manifest, ...Object.fromEntries(upgraded) };
  const [, indentation = '  '] = /^([ \t]+)"/m.exec(text) ?? [];
  const isSame = JSON.stringify(next) === JSON.stringify(manifest);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const rules = Object.entries(installRules).map(([name, rule]) => [name, { ...rule, ...Object(manifest[name]) }]);
  const whole = { ...next, ...Object.fromEntries(rules) };
  const written = `${JSON.stringify(whole, null, indentation)}\n`.replaceAll('\n', newline);
  return { text: isSame ? text : written, left: findOtherSources(text, kinds) };
}

/** Version 1 of a package of the site, or a later one, under the name by which code imports it. */
const installedPackage = /^npm:(@[^/]+)\/[^@]+@[\^~]?(\d+)\b/;

/** @param known names of all that the repository depends on, whatever for */
function upgradeDependencies(dependencies: Readonly<Record<string, string>>, known: readonly string[]) {
  const upgraded = { ...dependencies };
  for (const [name, range] of Object.entries(dependencies)) {
    const [, scope, major] = installedPackage.exec(range) ?? [];
    if (scope === undefined || !publishedPackages.some((one) => one.name === name)) continue;
    const companion = companions[name];
    const wanted = [...(major === '1' ? [name] : []), ...(companion && !known.includes(companion) ? [companion] : [])];
    for (const one of wanted) upgraded[one] = `npm:${scope}/${one}@^${upgradedVersion}`;
  }
  const hasMore = Object.keys(upgraded).length > Object.keys(dependencies).length;
  // As npm sorts them when it adds one.
  return hasMore ? Object.fromEntries(Object.entries(upgraded).sort()) : upgraded;
}

/** Packages that come from elsewhere than a registry. */
function findOtherSources(
  text: string,
  kinds: readonly (readonly [string, Readonly<Record<string, string>>])[],
): Upgraded['left'] {
  return kinds
    .flatMap(([, dependencies]) => Object.entries(dependencies))
    .filter(([name, range]) => publishedPackages.some((one) => one.name === name) && !installedPackage.test(range))
    .map(([name, range]) => {
      const companion = companions[name];
      const what = companion === undefined ? 'it' : `it, and ${companion},`;
      return {
        line: lineAt(text, text.indexOf(`"${name}"`)),
        remedy: `"${name}" is "${range}": take ${what} at ^${upgradedVersion}`,
      };
    });
}
