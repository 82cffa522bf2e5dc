import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { binary } from '../run/lint-tools';

const root = resolve(import.meta.dirname, '../..');

const blocks = /^```tsx\n(.*?)^```$/gms;

/** Other blocks show a part of a module. */
const isWhole = (source: string) => source.startsWith('import ') && source.includes('\nexport ');

/** Checks whole modules as those of a remote that declares what they import. @returns what the compiler says */
function checkTypes(sources: readonly string[]): string {
  // Below the packages of that remote, where its own configuration does not look.
  const cache = join(root, 'mfe-products/node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'examples-'));
  for (const [at, source] of sources.entries()) writeFileSync(join(folder, `example-${at}.tsx`), source);
  const settings = {
    extends: join(root, 'platform/kit/presets/typescript/browser.json'),
    compilerOptions: { composite: false, incremental: false, noEmit: true, tsBuildInfoFile: null },
    files: sources.map((_, at) => `example-${at}.tsx`),
    include: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = spawnSync(binary(root, 'tsc'), ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

test('code examples in the documents compile as they are', () => {
  const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const sources = documents.flatMap((name) =>
    Array.from(readFileSync(join(root, 'docs', name), 'utf8').matchAll(blocks), ([, source = '']) => source).filter(
      isWhole,
    ),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(checkTypes(sources)).toBe('');
  expect(checkTypes(['export const offers: string = v.array();\n'])).toContain("Cannot find name 'v'");
}, 60_000);
