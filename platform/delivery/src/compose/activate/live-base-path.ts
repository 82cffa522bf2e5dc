import { join } from 'node:path';
import { siteIndexFile } from 'kit/contract/site-index';
import * as v from 'valibot';
import { readJson } from '../../files/read-json';
import type { Workspace } from '../../workspace';

const indexSchema = v.object({ basePath: v.optional(v.string(), '') });

/**
 * The path of its host below which the live site is. A command that names none keeps it: nobody moves the site by a release.
 * @returns nothing at the root, and where nothing is live
 */
export const readLiveBasePath = async ({ site }: Workspace): Promise<string> =>
  (await readJson(join(site, siteIndexFile), indexSchema))?.basePath ?? '';
