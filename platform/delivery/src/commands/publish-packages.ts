import { defineCommand } from 'kit/presets/command-line/command';
import { publishPackages } from '../packages/publish-packages';
import type { Workspace } from '../workspace';

/** `publish-packages` */
export const command = defineCommand({
  summary: 'publish what teams install in repositories of their own, to the registry that keeps releases',
  options: {
    trial: { summary: 'to a registry of your own: the types that later versions are held to stay as they are' },
  },
  run: async ({ trial }, workspace: Workspace) => {
    const outcomes = await publishPackages(workspace, { isTrial: trial });
    return { data: outcomes, lines: outcomes.map(({ id, outcome }) => `${id} ${outcomeTexts[outcome]}`) };
  },
});

const outcomeTexts = { published: 'is published', unchanged: 'was there already' };
