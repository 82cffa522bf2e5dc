import { open } from 'node:fs/promises';
import { putInPlace } from './put-in-place';

/** Replaces a file in one step; the new content is on disk when this resolves. */
export async function writeDurably(file: string, content: string): Promise<void> {
  await putInPlace(file, async (temporary) => {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}
