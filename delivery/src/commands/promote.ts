import { defineCommand } from 'shared-config/presets/command-line/command';
import { checkVersion } from '../checks/check-version';
import { warnOfLeftOut } from '../compose/left-out/warn-of-left-out';
import { DeliveryError } from '../delivery-error';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { promoteTo } from '../registry/registry';
import { shareWith } from '../registry/share';
import { readRelease } from '../releases/read-release';
import { packageFolder, type Workspace } from '../workspace';
import { composeOrRevert } from './compose-or-revert';

/** `promote` */
export const command = defineCommand({
  summary: 'make a published version live and compose',
  arguments: { remote: 'one', version: 'one' },
  options: {
    share: { value: 'percent', summary: 'percent of the visitors who get it, 1 to 99; again with more to raise it' },
    browser: { summary: 'open every page of it in a browser first: console, hydration, axe' },
    force: { summary: 'leave out the checks; a page that does not prerender still stops it' },
  },
  run: async ({ remote: name, version, share, browser, force }, workspace: Workspace) => {
    packageFolder(workspace, name);
    await readRelease(workspace, name, version);
    const change = share === undefined ? promoteTo(version) : shareWith(version, readShare(share));
    if (!force) await checkVersion(workspace, { name, version }, { inBrowser: browser });
    const before = (await readRegistry(workspace)).packages[name];
    await changeRegistry(workspace, name, change);
    const { id, leftOut } = await composeOrRevert(workspace, name, before, { name, version });
    const visitors = share === undefined ? 'everybody' : `${share} % of the visitors`;
    return {
      data: { name, version, site: id },
      lines: [`${name}@${version} is live for ${visitors}, in site ${id}`],
      warnings: warnOfLeftOut(leftOut),
    };
  },
});

function readShare(text: string): number {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new DeliveryError(
    'invalid-arguments',
    `--share ${text}`,
    'it is not a percentage from 1 to 99',
    'Promote without it for everybody',
  );
}
