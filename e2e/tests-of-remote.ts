import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDefinition } from 'kit/contract/remote-definition';

const tests = join(import.meta.dirname, 'tests');

/**
 * The browser tests that open pages of a remote, as a pattern for Playwright's `--grep`: every file that names one of its
 * addresses, and in the files that go over all pages the tests that are called after one of its addresses.
 */
export function findTestsOf({ routes }: Pick<RemoteDefinition, 'routes'>): string {
  const paths = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map(toPattern);
  // The home page's address is in every file.
  const named = new RegExp(`['"\`](${paths.filter((path) => path !== '/').join('|')})['"\`?#]`);
  const files = readdirSync(tests).filter((file) => {
    if (!file.endsWith('.spec.ts')) return false;
    const source = readFileSync(join(tests, file), 'utf8');
    // A test with a checkout of its own is one of delivery; pages are only its material.
    return named.test(source) && !/fresh-checkout'/.test(source);
  });
  return [
    ...files.map((file) => `(^| )tests/${file.replaceAll('.', '\\.')} `),
    ...paths.map((path) => ` ${path}([?#][^ ]*)?( |$)`),
  ].join('|');
}

/** `/use-cases/:id` → `/use-cases/[^ ?/'"]+` */
const toPattern = (path: string) => path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^ ?/\'"`]+');
