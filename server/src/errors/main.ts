import { parseArgs } from 'node:util';
import { unreleasedVersion } from 'shared-config/contract/composition';
import { toPrintableJson, toPrintableLine } from '../logging/printable';
import { describeExpected, ServerError } from '../server-error';
import { readSettings } from '../settings';
import { openDatabase } from '../storage/open-database';
import { createErrorStore, type KeptError } from './error-store';

const help = `Lists the failures of remotes that visitors' pages have reported, by team and version. The data folder is ./data, or DATA_DIR.

pnpm errors [--team TEAM] [--json]`;

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

try {
  const { values } = parseArgs({
    options: { team: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) console.log(help);
  else {
    const connection = openDatabase(readSettings().dataFolder);
    const errors = createErrorStore(connection).list(values.team);
    connection.close();
    if (values.json) console.log(toPrintableJson(errors));
    else for (const line of errors.length > 0 ? format(errors) : ['No failure was reported']) console.log(line);
  }
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  const isForeseen = error instanceof ServerError || (error instanceof TypeError && 'code' in error);
  console.error(isForeseen ? `${describeExpected(error) ?? error.message}\n\n${help}` : error);
  process.exitCode = 1;
}
