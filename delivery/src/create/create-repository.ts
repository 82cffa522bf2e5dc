import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { describeNewRemote } from './remote-files';
import { type RepositorySite, repositoryFiles } from './repository-files';
import { writeNewFiles } from './write-new-files';

// `npm create @corvane/remote`: published as one script, with the site that it was published for beside it.

const siteSchema = v.object({
  scope: v.string(),
  version: v.string(),
  registry: v.string(),
  settings: v.record(v.string(), v.string()),
});

/** `npm create @corvane/remote` */
const command = defineCommand({
  summary: "write a team's own repository with one remote, in a folder that is called as the team",
  arguments: { remote: 'one', team: 'one' },
  run: async ({ remote, team }, site: RepositorySite) => {
    const { page, definition } = describeNewRemote(remote, team);
    const folder = resolve(team);
    const files = await writeNewFiles(folder, repositoryFiles(site, definition, page));
    return {
      data: { folder, files },
      lines: [
        `${folder} has ${remote}, whose first page is ${page.path}. Next:`,
        `  cd ${team}`,
        '  npm install',
        `  npm run dev ${remote}`,
      ],
    };
  },
});

void runProcess(
  async (args) => {
    const file = join(import.meta.dirname, 'site.json');
    const site = v.parse(siteSchema, JSON.parse(readFileSync(file, 'utf8')));
    await runCommand(command, { name: `npm create ${site.scope}/remote`, args, dependencies: site });
  },
  (error) => (error instanceof DeliveryError ? error.message : undefined),
);
