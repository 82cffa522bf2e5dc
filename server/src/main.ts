import { announce } from './announce';
import { startServer } from './serve';
import { printFailure } from './server-error';
import { composeProcess, readSettings } from './settings';

async function main(): Promise<void> {
  try {
    const settings = readSettings();
    const server = await startServer({
      ...settings,
      composeProcess: settings.isOwnSite ? composeProcess() : undefined,
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        void server.close().then(() => process.exit(0));
      });
    }
    console.log(announce(server, settings).join('\n'));
  } catch (error) {
    printFailure(error);
  }
}

void main();
