import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFreePort, isPortFree } from 'kit/presets/command-line/find-free-port';
import { DeliveryError } from '../delivery-error';

/** The facts from which a port is chosen. */
type PortWish = {
  /** The one that somebody named. */
  given: number | undefined;
  /** The one that is taken when nobody did, or the next that is free. */
  usual: number;
  /** The variable or option that names another port. */
  by: string;
  /** Ports that are meant for something else. */
  taken?: ReadonlySet<number>;
};

/**
 * The port to listen on: the one that was named, else the usual one, else the next that is free.
 * @throws {DeliveryError} when the one that was named is in use: it names who listens, where the system tells.
 */
export async function choosePort({ given, usual, by, taken }: PortWish): Promise<number> {
  if (given === undefined) return findFreePort(usual, taken);
  // 0 is any free port, which the system chooses.
  if (given !== 0) await requireFreePort(given, by);
  return given;
}

async function requireFreePort(port: number, by: string): Promise<void> {
  if (await isPortFree(port)) return;
  const holder = await findHolder(port);
  const stop = holder === undefined ? 'Stop that process' : `Stop process ${holder.id}`;
  throw new DeliveryError(
    'port-taken',
    `port ${port}`,
    holder === undefined ? 'another process listens on it' : `process ${holder.id} listens on it (${holder.command})`,
    `${stop}, or name another port by ${by}, or none`,
  );
}

type Holder = { id: string; command: string };

/** The process that listens on a port; `undefined` where no tool of the system tells. */
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
