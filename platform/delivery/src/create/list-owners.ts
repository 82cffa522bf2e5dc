import { ContractError } from 'kit/contract/contract-error';
import { DeliveryError } from '../delivery-error';
import { readRegistry } from '../registry/open-registry';
import { readDefinition } from '../releases/read-definition';
import { readRelease } from '../releases/read-release';
import { hostName, listRemotes, type Workspace } from '../workspace';
import type { Owner } from './describe-owner';

/**
 * All remotes: those of this folder as their `remote.ts` says, all others as they are live.
 * @returns with them the reading that failed, if one did: an author who is offline works on
 */
export async function listOwners(workspace: Workspace): Promise<{ owners: Owner[]; problem?: string }> {
  const here = listRemotes(workspace);
  const own = await readAll(here, async (name) => {
    const { team, routes } = await readDefinition(workspace, name);
    return { remote: name, team, routes };
  });
  const live = await readAll([workspace], async () => {
    const { packages } = await readRegistry(workspace);
    const elsewhere = Object.entries(packages).filter(
      ([name, { retired }]) => name !== hostName && !retired && !here.includes(name),
    );
    return Promise.all(elsewhere.map(([name, entry]) => readRelease(workspace, name, entry.live)));
  });
  const [problem] = [...own.problems, ...live.problems];
  const owners = [...own.read, ...live.read.flat()];
  return problem === undefined ? { owners } : { owners, problem };
}

/** Reads what can be read. */
async function readAll<Source, Output>(
  sources: readonly Source[],
  read: (source: Source) => Promise<Output>,
): Promise<{ read: Output[]; problems: string[] }> {
  const outcomes = await Promise.allSettled(sources.map(read));
  return {
    read: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    problems: outcomes.flatMap((one) => {
      if (one.status === 'fulfilled') return [];
      if (!(one.reason instanceof DeliveryError || one.reason instanceof ContractError)) throw one.reason;
      return [`Warning: not compared with all remotes, as "release" does: ${one.reason.message}`];
    }),
  };
}
