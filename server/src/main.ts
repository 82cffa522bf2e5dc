import { announce } from './announce';
import { createPostsComposer } from './posts/compose-posts';
import { startServer } from './serve';
import { printFailure } from './server-error';
import { composeProcess, readSettings } from './settings';

async function main(): Promise<void> {
  try {
    const settings = readSettings();
    const server = await startServer({
      ...settings,
      refreshPosts: settings.isOwnSite ? createPostsComposer(composeProcess()).compose : undefined,
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
