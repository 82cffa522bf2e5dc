import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../files/list-files';
import { refuseBuild } from './refuse-build';

/**
 * Refuses styles outside of the cascade layers of remotes and of what they take of shared-ui and kit: they would win over those of
 * the shell, which are in a layer.
 * @throws {DeliveryError} naming the stylesheet and the first rule outside.
 */
export async function checkLayers(web: string, name: string): Promise<void> {
  for (const file of listFiles(web).filter((one) => one.endsWith('.css'))) {
    const outside = findOutsideLayer(await readFile(join(web, file), 'utf8'));
    if (outside === undefined) continue;
    throw refuseBuild(
      `${name}/dist/web/${file}`,
      `"${outside}" is in no cascade layer, and would win over the styles of the shell`,
      'Put what the stylesheet has into @layer remote { … }',
    );
  }
}

/** The beginning of the styles outside of `@layer remote`, if there are any. */
export function findOutsideLayer(css: string): string | undefined {
  let depth = 0;
  let outside = '';
  // Never slow: a stylesheet of this checkout, which is released.
  for (const [token] of css.matchAll(/\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]|./gs)) {
    if (token.startsWith('/*')) continue;
    if (token === '}') depth -= 1;
    else if (depth === 0) outside += token;
    if (token === '{') depth += 1;
  }
  // Never slow: what of it is in no layer.
  const rest = outside.replace(/@charset [^;]*;|@layer\s+(?:remote|ui)(\.[\w-]+)*\s*\{/g, '').trim();
  const [beginning = ''] = rest.split('{');
  return rest === '' ? undefined : beginning.trimEnd().slice(0, 60);
}
