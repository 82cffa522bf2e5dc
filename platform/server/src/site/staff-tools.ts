import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { WithBase } from '../http/with-base';
import { readComposition } from '../override/override-page';
import type { Site } from './read-site';

/** Finds the tool of the live site. */
export type ToolReader = () => Promise<string | undefined>;

/** Where staff are led who have opened their link: the first of the site's tools; none where it has none. */
export const findTool = ({ index }: Site): string | undefined => index.tools[0];

/** Whether a file of the site is the page of a tool. */
export const isTool = ({ index }: Site, file: string): boolean =>
  index.tools.some((path) => file === `${path.slice(1)}/index.html`);

/** The link to it in a page for staff; nothing where there is none. */
export const writeToolLink = (tool: string | undefined, withBase: WithBase): string =>
  tool === undefined ? '' : `<a href="${withBase(tool)}">Blog</a> `;

const guardedPageSchema = v.object({ documents: v.object({ kind: v.literal('firebase') }) });

/** Whether a tool asks its users to sign in: it does if its posts are in a Firebase project. */
export async function isToolGuarded({ folder }: Site, file: string): Promise<boolean> {
  const { page } = readComposition(await readFile(join(folder, file), 'utf8'));
  return v.is(guardedPageSchema, page);
}
