import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ContractError } from 'shared-config/contract/contract-error';
import { submissionRetentionDays } from 'shared-config/forms/submission-retention';
import * as v from 'valibot';
import { parseWebhook } from './forms/parse-webhook';
import { startServer } from './serve';
import { ServerError } from './server-error';

/** A setting of the environment that is a whole number. @throws {ServerError} when it is something else. */
function readNumber<Fallback>(name: string, fallback: Fallback, greatest: number): number | Fallback {
  const value = process.env[name];
  if (value === undefined) return fallback;
  const schema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(greatest));
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ServerError(
    `${name} "${value}"`,
    'it is not a whole number in range',
    `Set a whole number from 0 to ${greatest}`,
  );
}

/** Origin of the blog tool where it is deployed on its own. @throws {ServerError} when it is no origin. */
function readStaffOrigin(): string | undefined {
  const value = process.env['STAFF_ORIGIN'];
  if (value === undefined || (URL.canParse(value) && new URL(value).origin === value)) return value;
  throw new ServerError(
    `STAFF_ORIGIN "${value}"`,
    'it is not an origin',
    'Set one like http://127.0.0.1:4300, no path',
  );
}

const root = resolve(import.meta.dirname, '../..');

/** Composes the pages of authored posts by the very command that a person would type. */
async function refreshPosts(address: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'delivery/src/main.ts'), 'compose', '--blogs'],
    { cwd: root, env: { ...process.env, DOCUMENTS_ORIGIN: address } },
  );
}

/** Only the live site of this checkout can be composed anew; another folder is served as it is. */
const isOwnSite = process.env['SITE_DIR'] === undefined;
const siteFolder = process.env['SITE_DIR'] ?? join(process.env['DELIVERY_DIR'] ?? root, 'site');

try {
  const server = await startServer({
    siteFolder: resolve(root, siteFolder),
    dataFolder: resolve(root, process.env['DATA_DIR'] ?? 'data'),
    port: readNumber('PORT', 4173, 65_535),
    formsPerMinute: readNumber('FORMS_PER_MINUTE', 30, 1_000_000),
    formRetentionDays: readNumber('FORM_RETENTION_DAYS', undefined, submissionRetentionDays),
    formWebhook: parseWebhook(process.env['FORM_WEBHOOK']),
    staffOrigin: readStaffOrigin(),
    refreshPosts: isOwnSite ? refreshPosts : undefined,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
  console.log(`Ready on ${server.address}`);
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  if (error instanceof ServerError || error instanceof ContractError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
