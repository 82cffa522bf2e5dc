import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// The process that draws an SVG of its input as PNG on its output: `draw-svg.ts` ends it when that takes too long. Nothing else is read,
// and from memory, so that the drawing has no folder in which it could name files. Its argument is the most pixels a side.

/** Memory (bytes of resident pages) at which it gives up. */
const maxMemory = 500_000_000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const fail = (reason: string): never => {
  process.stderr.write(reason);
  process.exit(1);
};

setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) fail('drawing it takes too much memory');
}, 20).unref();

const side = Number(process.argv.at(-1));

buffer(process.stdin)
  .then((svg) =>
    // The size that it says is no size in px: it is drawn at the one it is shown at.
    sharp(svg, { limitInputPixels: false })
      .resize({ width: side, height: side, fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  .then((png) => process.stdout.write(png))
  .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
