// node --import <this file>: loads configurations in TypeScript, whose imports have no extension. The compiler's own loader takes half
// a second a package; tsx would rewrite the compiler as well, and what that builds contains source text of its own.
import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const isTypeScript = (url) => new URL(url).pathname.endsWith('.ts');

// The hooks run in a thread of their own, which loads this file again (nodejs.org/docs/latest-v20.x/api/module.html#hooks).
if (isMainThread) register(import.meta.url);

/** Finds `./module` as `./module.ts`, from TypeScript alone. */
export function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && context.parentURL && isTypeScript(context.parentURL)) {
    const url = new URL(`${specifier}.ts`, context.parentURL);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** Drops the types. */
export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const { transform } = await import('@swc/core');
  const { code } = await transform(readFileSync(fileURLToPath(url), 'utf8'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
