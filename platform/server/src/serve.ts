import { respondToFrameworkError } from './documents/http/firestore-routes';
import { buildListener } from './listeners/build-listener';
import type { Listener } from './listeners/decide-access';
import { closeListener, listen } from './listeners/listen';
import { createStaffSessions } from './listeners/staff-sessions';
import { openStaffToken } from './listeners/staff-token';
import { type Log, processLog } from './logging/log';
import { routesOf } from './routes';
import type { DeliveryProcess } from './run-delivery-process';
import { openServices } from './services';
import type { Settings } from './settings';

/** The options of a server. */
export type ServerOptions = Settings & {
  /** Composes the pages of authored posts; without it nothing does. */
  composeProcess?: DeliveryProcess | undefined;
  /** Changes shares that are watched; without it a watch only tells what it sees. */
  watchProcess?: DeliveryProcess | undefined;
  log?: Log;
};

/** A running server. */
export type RunningServer = {
  /** Address of the public listener, or of the only one. */
  address: string;
  /** Below which path of its host the site was at the start; empty at the root. */
  basePath: string;
  /** The staff listener, where there are two. */
  staff: { address: string; token: string } | undefined;
  /** Accepts no new requests and completes those under way. */
  close: () => Promise<void>;
};

/** Address of the staff listener, and of the only listener (architecture §9 Trust). */
const loopback = '127.0.0.1';

/**
 * Serves the composed site, captures forms, and holds documents.
 * @throws {ServerError} when the site is missing, the data folder cannot be written or a port is taken.
 */
export async function startServer({
  composeProcess,
  watchProcess,
  log = processLog,
  ...settings
}: ServerOptions): Promise<RunningServer> {
  const services = await openServices(settings, log, { composeProcess, watchProcess });
  const opened: { close: () => Promise<void> }[] = [];
  const open = async (listener: Listener, address: { host: string; port: number; setting: string }) => {
    const server = await buildListener(listener, routesOf(listener, services, settings), {
      trustedProxies: settings.public?.trustedProxies ?? [],
      staffOrigin: settings.staffOrigin,
      respondToFrameworkError,
      place: {
        basePath: services.basePath,
        readBasePath: async () => (await services.readSite()).index.basePath,
        words: services.words,
      },
      log,
    });
    opened.push({ close: () => closeListener(server) });
    return listen(server, address);
  };
  const close = async () => {
    await Promise.all(opened.map((listener) => listener.close()));
    await services.close();
  };
  try {
    const { port, staffPort, public: visitors, dataFolder } = settings;
    if (visitors === undefined) {
      const address = await open({ kind: 'only' }, { host: loopback, port, setting: 'PORT' });
      services.begin();
      return { address, basePath: services.basePath(), staff: undefined, close };
    }
    const token = openStaffToken(dataFolder);
    const { origin, host } = visitors;
    const staffAddress = await open(
      { kind: 'staff', token, sessions: createStaffSessions() },
      { host: loopback, port: staffPort, setting: 'STAFF_PORT' },
    );
    const address = await open({ kind: 'public', origin }, { host, port, setting: 'PORT' });
    services.begin();
    return { address, basePath: services.basePath(), staff: { address: staffAddress, token }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
