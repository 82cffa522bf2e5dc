import { defineCommand } from 'kit/presets/command-line/command';
import { isCheckout } from '../environment';
import { upgradedVersion } from '../upgrade/moved-modules';
import { upgradeRepository } from '../upgrade/upgrade-repository';
import type { Workspace } from '../workspace';

/** `upgrade` */
export const command = defineCommand({
  summary: `rewrite a team's own repository from the packages of 1.x to ${upgradedVersion}, and name what is left to do`,
  run: async (_call, { root }: Workspace) => {
    if (isCheckout) return { lines: ['The packages are those of this checkout: there is nothing to upgrade'] };
    const { rewritten, left } = await upgradeRepository(root);
    const next = 'Run "npm install", then "npm test"';
    return {
      data: { rewritten, left },
      lines:
        rewritten.length === 0 ? [`Nothing is of 1.x`] : [...rewritten.map((file) => `${file} is rewritten`), next],
      warnings: left,
      exitCode: left.length > 0 ? 1 : 0,
    };
  },
});
