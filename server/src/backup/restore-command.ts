import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeExpected, ServerError } from '../server-error';
import { readSettings } from '../settings';
import { restore } from './restore';

const help = `Puts a backup in the place of the database in the data folder (./data, or DATA_DIR), while the server runs or not. The former
database is kept in the folder "backups". Submissions that came after the backup are carried over; documents are as in the backup.

pnpm restore FILE [--exact]
    --exact: without the submissions that came after the backup`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { exact: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [backup, ...rest] = positionals;
  if (values.help) console.log(help);
  else if (backup === undefined || rest.length > 0) {
    throw new ServerError(
      'invalid-arguments',
      'Restore',
      'it takes one file',
      'Name one of those in the folder "backups"',
    );
  } else {
    const { former, carried, isComplete } = restore(readSettings().dataFolder, resolve(backup), values.exact);
    console.log(`Restored ${backup}. Newer submissions carried over: ${carried}`);
    if (!isComplete) console.log('The former database is damaged: newer submissions may be missing');
    if (former !== undefined) console.log(`The former database is kept as ${former}`);
  }
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  const isForeseen = error instanceof ServerError || (error instanceof TypeError && 'code' in error);
  console.error(isForeseen ? `${describeExpected(error) ?? error.message}\n\n${help}` : error);
  process.exitCode = 1;
}
