import { resolve } from 'node:path';
import { ContractError } from 'shared-config/contract/contract-error';
import * as v from 'valibot';
import { startServer } from './serve';
import { ServerError } from './server-error';

const portSchema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535));

/** The port of the environment. @throws {ServerError} when it is no port. */
function readPort(value: string): number {
  const result = v.safeParse(portSchema, value);
  if (!result.success) throw new ServerError(`PORT "${value}"`, 'it is not a port', 'Set a number from 0 to 65535');
  return result.output;
}

const root = resolve(import.meta.dirname, '../..');

try {
  const server = await startServer({
    siteFolder: resolve(root, process.env['SITE_DIR'] ?? 'site'),
    dataFolder: resolve(root, process.env['DATA_DIR'] ?? 'data'),
    port: readPort(process.env['PORT'] ?? '4173'),
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
