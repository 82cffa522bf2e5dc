import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { DeliveryError } from '../delivery-error';

/**
 * Makes sure that nobody listens on a port of this machine.
 * @param variable that names another port
 * @throws {DeliveryError} naming who does, where the system tells.
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  if (isFree) return;
  const holder = await findHolder(port);
  const stop = holder === undefined ? 'Stop that process' : `Stop process ${holder.id}`;
  throw new DeliveryError(
    'port-taken',
    `port ${port}`,
    holder === undefined ? 'another process listens on it' : `process ${holder.id} listens on it (${holder.command})`,
    `${stop}, or set ${variable} to another port`,
  );
}

type Holder = { id: string; command: string };

/** Who listens on a port; `undefined` where no tool of the system tells. */
async function findHolder(port: number): Promise<Holder | undefined> {
  const run = promisify(execFile);
  try {
    const { stdout } = await run('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN']).catch(() =>
      run('ss', ['-Hltnp', `sport = :${port}`]),
    );
    const id = /pid=(\d+)/.exec(stdout)?.[1] ?? /^\d+/.exec(stdout)?.[0];
    if (id === undefined) return undefined;
    const { stdout: command } = await run('ps', ['-o', 'args=', '-p', id]);
    return { id, command: command.trim().slice(0, 120) };
  } catch {
    return undefined;
  }
}
