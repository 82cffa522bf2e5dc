import { open } from 'node:fs/promises';
import { writeAtomically } from './write-atomically';

/** Replaces a file in one step; the new content is on disk when this resolves. */
export async function writeDurably(file: string, content: Buffer | string): Promise<void> {
  await writeAtomically(file, async (temporary) => {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}
