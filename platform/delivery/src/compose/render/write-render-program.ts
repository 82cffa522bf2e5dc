import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { RenderJob } from './render-protocol';

let bundled: string | undefined;

/**
 * The program of a process that prerenders, with its job, as one script. It cannot be loaded file by file there: what compiles
 * TypeScript starts a process and reads the whole checkout, and a process that renders may do neither.
 */
export function writeRenderProgram(job: RenderJob): string {
  bundled ??= bundle();
  // The text of a string: as such V8 reads a long job several times as fast as code.
  return `${bundled}\nrenderProcess.render(JSON.parse(${JSON.stringify(JSON.stringify(job))}));\n`;
}

// It takes some 0.1 s, once.
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./render-process.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: 'renderProcess',
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
