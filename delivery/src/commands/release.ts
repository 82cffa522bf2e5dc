import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { releasePackages } from '../releases/release-packages';
import { hostName, listRemotes, packageFolder, type Workspace } from '../workspace';

const outcomes = {
  released: 'is live in the registry',
  unchanged: 'was live already',
  repaired: 'is live, was damaged and is published again',
  published: 'is published',
};

/** `release` */
export const command = defineCommand({
  summary: 'build, check, publish and make live in the registry (all packages when none is named)',
  arguments: { remote: 'many' },
  options: {
    browser: { summary: 'open every page of it in a browser first: console, hydration, axe' },
    'publish-only': { summary: 'leave what is live as it is; "promote" makes it live' },
    origin: {
      value: 'origin',
      summary: 'where its files are served from under /assets/<remote>/<version>/, if not by the site',
    },
  },
  run: async ({ remote, browser, 'publish-only': isPublishOnly, origin }, workspace: Workspace) => {
    const names = remote.length > 0 ? remote : [hostName, ...listRemotes(workspace)];
    // All names are checked before anything is built.
    for (const name of names) packageFolder(workspace, name);
    const released = await releasePackages(workspace, names, {
      promotes: !isPublishOnly,
      checksInBrowser: browser,
      origin,
      reportProgress: showProgress({ isBarOnly: true }).report,
    });
    return {
      data: released,
      lines: released.flatMap(({ name, version, outcome, sizes }) => [
        `${name}@${version} ${outcomes[outcome]}`,
        ...sizes.map((line) => `  ${line}`),
      ]),
    };
  },
});
