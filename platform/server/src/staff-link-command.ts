import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { endSessions } from './listeners/end-sessions';
import { staffLinks } from './listeners/staff-link';
import { readStaffToken } from './listeners/staff-token';
import { describeExpected } from './server-error';
import { readSettings } from './settings';
import { createSiteReader } from './site/read-site';

const command = defineCommand({
  summary: 'print the links for staff again, which the server printed when it started',
  options: { 'end-sessions': { summary: 'end the sessions that older links have started' } },
  run: async ({ 'end-sessions': isEnding }) => {
    const { dataFolder, siteFolder, staffOrigin, staffPort } = readSettings();
    // Where there is no site yet, the link says nothing of a path.
    const site = await createSiteReader(siteFolder)().catch(() => undefined);
    const basePath = site?.index.basePath ?? '';
    const address = `http://127.0.0.1:${staffPort}`;
    const token = readStaffToken(dataFolder);
    if (isEnding) await endSessions(address, basePath, token);
    const links = staffLinks(address + basePath, token, staffOrigin);
    return { data: links, lines: links };
  },
});

void runProcess(
  (args) => runCommand(command, { name: nameCommand('staff-link'), args, dependencies: undefined }),
  describeExpected,
);
