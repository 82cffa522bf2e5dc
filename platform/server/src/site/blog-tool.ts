import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readComposition } from '../override/override-page';
import type { Site } from './read-site';

/** The blog tool (specification §2). */
export const toolPath = '/native-blogs';

/** Its file in a composed site. */
export const toolFile = 'native-blogs/index.html';

const guardedPageSchema = v.object({ documents: v.object({ kind: v.literal('firebase') }) });

/** Whether the blog tool asks its users to sign in: it does if its posts are in a Firebase project. */
export async function isToolGuarded({ folder }: Site): Promise<boolean> {
  const { page } = readComposition(await readFile(join(folder, toolFile), 'utf8'));
  return v.is(guardedPageSchema, page);
}
