import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { describeExpected } from '../server-error';
import { readSettings } from '../settings';
import { warnOfOtherFolders } from '../storage/find-other-folders';
import { openDatabase } from '../storage/opening/open-database';
import { describeErrors, isUnmapped } from './describe-errors';
import { createErrorStore } from './error-store';
import { filterErrors } from './filter-errors';
import { formatErrors } from './format-errors';
import { readKnownNames } from './known-names';

const command = defineCommand({
  summary: "list the failures of remotes that visitors' pages have reported; the data folder is ./data, or DATA_DIR",
  options: {
    team: { value: 'team', summary: 'those of one team' },
    version: {
      value: 'version',
      summary: 'those of one version, <version> or <remote>@<version>; its first digits are enough',
    },
    route: { value: 'path', summary: 'those on the pages of one route, such as /case-study/:id, or on one page' },
  },
  run: async ({ team, version, route }) => {
    const settings = readSettings();
    const known = await readKnownNames(settings);
    const connection = openDatabase(settings.dataFolder, 'ro');
    const kept = createErrorStore(connection).list();
    connection.close();
    const errors = await describeErrors(filterErrors(kept, { team, version, route }, known), known, settings);
    return {
      data: errors,
      lines:
        errors.length > 0
          ? [...formatErrors(errors), `Read from ${settings.dataFolder}`]
          : [`No failure was reported in ${settings.dataFolder}`],
      warnings: [
        ...(errors.some((error) => isUnmapped(error, settings.releasesFolder))
          ? [`Some places are those of built scripts: no source map in ${settings.releasesFolder} has them`]
          : []),
        ...warnOfOtherFolders(settings.dataFolder, nameCommand('errors')),
      ],
    };
  },
});

void runProcess(
  (args) => runCommand(command, { name: nameCommand('errors'), args, dependencies: undefined }),
  describeExpected,
);
