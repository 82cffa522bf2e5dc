import { systemErrorCode } from 'kit/contract/system-error-code';
import * as v from 'valibot';
import { outOfMemory, type PictureOutcome } from './picture-outcome';
import { PictureRefusal } from './picture-refusal';
import { preparePicture } from './prepare-picture';

// The process that reads pictures of strangers: one that breaks a decoder, or never ends, ends this process and no other.

/** Memory (bytes of resident pages) at which this process gives up: the picture that it reads then is refused. */
const maxMemory = 365_000_000;

const requestSchema = v.object({ source: v.string(), target: v.string() });

async function prepare({ source, target }: v.InferOutput<typeof requestSchema>): Promise<PictureOutcome> {
  try {
    return { prepared: await preparePicture(source, target) };
  } catch (error) {
    if (error instanceof PictureRefusal) {
      const { status, subject, reason, remedy } = error;
      return { refusal: { status, subject, reason, remedy } };
    }
    const message = error instanceof Error ? error.message : String(error);
    const code = systemErrorCode(error);
    return { failure: { message, ...(typeof code === 'string' ? { code } : {}) } };
  }
}

// The server has ended: nobody waits, and the next server clears what is written here.
process.on('disconnect', () => process.exit());

process.on('message', (message) => {
  const request = v.parse(requestSchema, message);
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(outOfMemory);
  }, 20);
  void prepare(request).then((outcome) => {
    clearInterval(watch);
    process.send?.(outcome);
  });
});
