import { announce } from './announce';
import { composePosts } from './posts/compose-posts';
import { startServer } from './serve';
import { printFailure } from './server-error';
import { composeCommand, readSettings } from './settings';

try {
  const settings = readSettings();
  const command = composeCommand();
  const server = await startServer({
    ...settings,
    refreshPosts: settings.isOwnSite ? (origin) => composePosts(command, origin) : undefined,
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
