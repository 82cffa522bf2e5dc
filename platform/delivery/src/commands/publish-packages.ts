import { defineCommand } from 'kit/presets/command-line/command';
import { publishPackages } from '../packages/publish-packages';
import type { Workspace } from '../workspace';

/** `publish-packages` */
export const command = defineCommand({
  summary: 'publish what teams install in repositories of their own, to the registry that keeps releases',
  run: async (_call, workspace: Workspace) => {
    const outcomes = await publishPackages(workspace);
    return { data: outcomes, lines: outcomes.map(({ id, outcome }) => `${id} ${outcomeTexts[outcome]}`) };
  },
});

const outcomeTexts = { published: 'is published', unchanged: 'was there already' };
