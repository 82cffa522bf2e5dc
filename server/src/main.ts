import { resolve } from 'node:path';
import { ContractError } from 'shared-config/contract/contract-error';
import * as v from 'valibot';
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

/** Where submissions are forwarded to. @throws {ServerError} when it is no address. */
function readWebhook(): string | undefined {
  const value = process.env['FORM_WEBHOOK'];
  if (value === undefined || /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) return value;
  throw new ServerError(`FORM_WEBHOOK "${value}"`, 'it is not an address', 'Set one that begins with https://');
}

const root = resolve(import.meta.dirname, '../..');

try {
  const server = await startServer({
    siteFolder: resolve(root, process.env['SITE_DIR'] ?? 'site'),
    dataFolder: resolve(root, process.env['DATA_DIR'] ?? 'data'),
    port: readNumber('PORT', 4173, 65_535),
    formsPerMinute: readNumber('FORMS_PER_MINUTE', 30, 1_000_000),
    formRetentionDays: readNumber('FORM_RETENTION_DAYS', undefined, 36_500),
    formWebhook: readWebhook(),
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
