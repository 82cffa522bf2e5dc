import { defineCommand } from 'shared-config/presets/command-line/command';
import { warnOfLeftOut } from '../compose/left-out/warn-of-left-out';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { rollBack } from '../registry/registry';
import { packageFolder, type Workspace } from '../workspace';
import { composeOrRevert } from './compose-or-revert';

/** `rollback` */
export const command = defineCommand({
  summary: 'take the last step back (a gradual version first, else the version before) and compose',
  arguments: { remote: 'one' },
  run: async ({ remote: name }, workspace: Workspace) => {
    packageFolder(workspace, name);
    const before = (await readRegistry(workspace)).packages[name];
    const { live } = await changeRegistry(workspace, name, rollBack(name));
    const { id, leftOut } = await composeOrRevert(workspace, name, before);
    return {
      data: { name, version: live, site: id },
      lines: [`${name}@${live} is live again, in site ${id}`],
      warnings: warnOfLeftOut(leftOut),
    };
  },
});
