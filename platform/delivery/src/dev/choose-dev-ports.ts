import { hasShell, hostName, type Workspace } from '../workspace';
import { choosePort } from './choose-port';

/** The ports that are taken when nobody names others. */
export const usualPorts = { pages: 4174, packages: 3000 } as const;

/** Ports of the pages, of the embedded server behind them, and of the development server of each package. */
export type DevPorts = { pages: number; server: number; packages: ReadonlyMap<string, number> };

/** @throws {DeliveryError} when one that was named is in use */
export async function chooseDevPorts(
  workspace: Pick<Workspace, 'root'> & { environment: Pick<Workspace['environment'], 'port' | 'devPort'> },
  developed: readonly string[],
): Promise<DevPorts> {
  const { port, devPort } = workspace.environment;
  const served = [...(hasShell(workspace) ? [hostName] : []), ...developed];
  // No port that is looked for takes one that is named.
  const taken = new Set(devPort === undefined ? [] : served.map((_name, index) => devPort + index));
  const choose = async (given: number | undefined, usual: number, by: string) => {
    const chosen = await choosePort({ given, usual, by, taken });
    taken.add(chosen);
    return chosen;
  };
  const pages = await choose(port, usualPorts.pages, 'PORT');
  const server = await choose(undefined, pages + 1, 'PORT');
  const packages = new Map<string, number>();
  for (const [index, name] of served.entries()) {
    const given = devPort === undefined ? undefined : devPort + index;
    packages.set(name, await choose(given, usualPorts.packages, 'DEV_PORT'));
  }
  return { pages, server, packages };
}
