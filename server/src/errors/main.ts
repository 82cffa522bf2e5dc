import { unreleasedVersion } from 'shared-config/contract/composition';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { toPrintableJson, toPrintableLine } from '../logging/printable';
import { describeExpected } from '../server-error';
import { readSettings } from '../settings';
import { openDatabase } from '../storage/open-database';
import { createErrorStore, type KeptError } from './error-store';

/** A line for each failure under its team and version, the latest first. */
function format(errors: readonly KeptError[]): string[] {
  return [...groupErrors(errors)].flatMap(([title, ofVersion]) => [
    toPrintableLine(title),
    ...ofVersion.map(({ count, lastAt, page, message }) =>
      toPrintableLine(`  ${count} times, last ${lastAt} on ${page}: ${message}`),
    ),
  ]);
}

function groupErrors(errors: readonly KeptError[]): Map<string, KeptError[]> {
  const groups = new Map<string, KeptError[]>();
  for (const error of errors) {
    const build = error.version === unreleasedVersion ? ', a build that was not released' : `@${error.version}`;
    const title = `team ${error.team}: ${error.remote}${build}`;
    groups.set(title, [...(groups.get(title) ?? []), error]);
  }
  return groups;
}

const command = defineCommand({
  summary: "list the failures of remotes that visitors' pages have reported; the data folder is ./data, or DATA_DIR",
  options: { team: { value: 'team', summary: 'those of one team' } },
  run: ({ team }) => {
    const connection = openDatabase(readSettings().dataFolder, 'ro');
    const errors = createErrorStore(connection).list(team);
    connection.close();
    return { data: errors, lines: errors.length > 0 ? format(errors) : ['No failure was reported'] };
  },
});

void runProcess(
  (args) =>
    runCommand(command, { name: 'npx -y pnpm@12 errors', args, dependencies: undefined, toJson: toPrintableJson }),
  describeExpected,
);
