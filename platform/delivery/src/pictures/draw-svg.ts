import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { maxPictureBytes, maxShownSide } from 'kit/posts/stored-picture';

const codeFolder = join(import.meta.dirname, '../../../..');

/** Most pixels a side of a drawing that takes too long as large as the site shows pictures: filters take a tenth of the time. */
const smallSide = 800;

/**
 * Nothing of what compose knows. Letters without a typeface of their own are drawn in the site's: the machine that composes may have none.
 */
const environment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
};

/** The error of a drawing that no machine can draw, or that takes more time or memory than it may. */
export class UndrawableError extends Error {
  override readonly name = 'UndrawableError';
}

/**
 * Draws an SVG that an earlier version has stored, as PNG, smaller where that takes too long. Nothing that draws one can be ended from
 * within, so a process of its own does.
 * @param seconds that each try may take
 * @throws {UndrawableError} when it is none, or takes more time or memory than a drawing may
 * @throws {Error} when something else has ended the process that draws, or none could be started
 */
export async function drawSvg(svg: Buffer, seconds = 15): Promise<Buffer> {
  return drawAt(maxShownSide, svg, seconds).catch(() => drawAt(smallSide, svg, seconds));
}

function drawAt(side: number, svg: Buffer, seconds: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const words = [join(codeFolder, 'run.cjs'), join(import.meta.dirname, 'draw-process.ts'), String(side)];
    const limits = { timeout: seconds * 1000, killSignal: 'SIGKILL', maxBuffer: 4 * maxPictureBytes } as const;
    const options = { ...limits, encoding: 'buffer', env: environment } as const;
    const child = execFile(process.execPath, words, options, (error, png, reason) => {
      if (!error) return resolve(png);
      if (error.killed) return reject(new UndrawableError(`drawing it takes more than ${seconds} s`));
      // A process that cannot draw says why; one that the machine has ended, or that never began, says nothing.
      if (error.code === 1) return reject(new UndrawableError(`it cannot be drawn (${reason})`));
      reject(new Error(`the process that draws it has ended (${error.signal ?? error.code})`, { cause: error }));
    });
    // A process that ends before it has read all of the drawing says why.
    child.stdin?.on('error', () => {}).end(svg);
  });
}
