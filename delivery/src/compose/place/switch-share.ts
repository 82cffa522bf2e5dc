import { rm } from 'node:fs/promises';
import { gradualSiteFile } from 'shared-config/contract/site-index';
import { writeDurably } from '../../files/write-durably';
import type { Workspace } from '../../workspace';

/** Gives a share (percent) of the visitors a composed site beside the live one; without one, everybody gets the live site. */
export async function switchShare({ site }: Workspace, share?: { share: number; site: string }): Promise<void> {
  const file = gradualSiteFile(site);
  if (share) await writeDurably(file, JSON.stringify(share));
  else await rm(file, { force: true });
}
