import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand } from 'kit/presets/command-line/command';
import { printLine } from 'kit/presets/command-line/print';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { refuseTakenInSite } from './refuse-taken-in-site';
import { describeNewRemote } from './remote-files';
import { type RepositorySite, repositoryFiles } from './repository-files';
import { writeNewFiles } from './write-new-files';

// `npm create @company/remote`: published as one script, with the site that it was published for beside it.

const siteSchema = v.object({
  scope: v.string(),
  version: v.string(),
  registry: v.string(),
  origin: v.string(),
  settings: v.record(v.string(), v.string()),
});

/** `npm create @company/remote` */
const command = defineCommand({
  summary: "write a team's own repository with one remote, in a folder that is called as the team",
  arguments: { remote: 'one', team: 'one' },
  example: 'mfe-repairs support',
  run: async ({ remote, team }, site: RepositorySite) => {
    const { page, definition } = describeNewRemote(remote, team);
    const problem = await refuseTakenInSite(site, { name: remote, team, path: page.path });
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
      warnings: problem === undefined ? [] : [problem],
    };
  },
});

void runProcess(
  async (args) => {
    const file = join(import.meta.dirname, 'site.json');
    const site = v.parse(siteSchema, JSON.parse(readFileSync(file, 'utf8')));
    const name = `npm create ${site.scope}/remote`;
    if (args.length > 0) return runCommand(command, { name, args, dependencies: site });
    // No error: npm would say for six lines that one has failed.
    printLine(`${command.help(name)}\n\nName a remote and a team. "${name} -- --help" shows this`);
  },
  (error) => (error instanceof DeliveryError ? error.message : undefined),
);
