import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readComposition } from '../override/override-page';
import type { Site } from './read-site';

/** The blog tool (specification §2). */
export const toolPath = '/native-blogs';

/** Its file in a composed site. */
export const toolFile = ({ folder }: Site) => join(folder, toolPath, 'index.html');

const guarded = new WeakMap<Site, Promise<boolean>>();

/** Whether the blog tool asks its users to sign in: it does if its posts are in a Firebase project. */
export function isToolGuarded(site: Site): Promise<boolean> {
  const known = guarded.get(site) ?? readGuard(site);
  guarded.set(site, known);
  return known;
}

const guardedPageSchema = v.object({ documents: v.object({ kind: v.literal('firebase') }) });

async function readGuard(site: Site): Promise<boolean> {
  const { page } = readComposition(await readFile(toolFile(site), 'utf8'));
  return v.is(guardedPageSchema, page);
}
