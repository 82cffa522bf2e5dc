import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { maxPictureBytes } from 'shared-config/posts/stored-picture';

const codeFolder = join(import.meta.dirname, '../../..');

/**
 * Draws an SVG that an earlier version has stored, as PNG. Nothing that draws one can be ended from within, so a process of its own does.
 * @param seconds that it may take
 * @throws {Error} when it is none, or takes more time or memory than a drawing may
 */
export function drawSvg(svg: Buffer, seconds = 10): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const words = [join(codeFolder, 'run.cjs'), join(import.meta.dirname, 'draw-process.ts')];
    const limits = { timeout: seconds * 1000, killSignal: 'SIGKILL', maxBuffer: 4 * maxPictureBytes } as const;
    const child = execFile(process.execPath, words, { ...limits, encoding: 'buffer' }, (error, png, reason) => {
      if (!error) return resolve(png);
      reject(new Error(error.killed ? `drawing it takes more than ${seconds} s` : `it cannot be drawn (${reason})`));
    });
    // What ends it before it has read all says why.
    child.stdin?.on('error', () => {}).end(svg);
  });
}
