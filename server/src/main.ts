import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ContractError } from 'shared-config/contract/contract-error';
import { announce } from './announce';
import { startServer } from './serve';
import { ServerError } from './server-error/server-error';
import { readSettings } from './settings';

const root = resolve(import.meta.dirname, '../..');

/** Composes the pages of authored posts by the very command that a person would type. */
async function refreshPosts(address: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'delivery/src/main.ts'), 'compose', '--blogs'],
    { cwd: root, env: { ...process.env, DOCUMENTS_ORIGIN: address } },
  );
}

try {
  const settings = readSettings(process.env);
  const server = await startServer({ ...settings, refreshPosts: settings.isOwnSite ? refreshPosts : undefined });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
  console.log(announce(server, settings).join('\n'));
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  if (error instanceof ServerError || error instanceof ContractError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
