import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

let bundled: string | undefined;

/**
 * The program of the process that prerenders, as one script. It cannot be loaded file by file there: what compiles TypeScript
 * starts a process and reads the whole checkout, and a process that renders may do neither.
 */
export function bundleRenderProcess(): string {
  bundled ??= bundle();
  return bundled;
}

// It takes some 0.1 s, once.
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./render-process.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
