import { type SiteComposition, unreleasedVersion } from 'kit/contract/composition';
import { ContractError } from 'kit/contract/contract-error';
import { printError } from 'kit/presets/command-line/print';
import { checkPostPages, checkRouteConflicts } from '../conflicts/check-route-conflicts';
import { describeError } from '../delivery-error';
import type { Workspace } from '../workspace';
import type { DevMoves } from './answer-dev-address';
import { type DevRemote, type DevShell, readDevelopedRemote } from './dev-site';
import { readDevMoves } from './read-dev-moves';

/** Pages under development, as the definitions of their remotes are. @property remotes those that are developed first */
export type DescribedDevSite = { remotes: readonly DevRemote[]; moves: DevMoves; composition: SiteComposition };

/** The sources from which pages under development are described. */
type DevSources = {
  workspace: Workspace;
  developed: readonly string[];
  live: readonly DevRemote[];
  shell: DevShell;
  /** Address of the development server of each package. */
  servers: ReadonlyMap<string, string>;
};

/** Reads the definitions of the remotes under development. @throws {DeliveryError | ContractError} when one cannot be read. */
export async function describeDevSite({
  workspace,
  developed,
  live,
  shell,
  servers,
}: DevSources): Promise<DescribedDevSite> {
  const own = await Promise.all(
    developed.map((name) => readDevelopedRemote(workspace, name, servers.get(name) ?? '', shell)),
  );
  const remotes = [...own, ...live];
  const composition = {
    id: unreleasedVersion,
    shell: shell.version,
    remotes: remotes.map(({ composed }) => composed),
  };
  return { remotes, moves: await readDevMoves(workspace, remotes), composition };
}

/** Says now what no release would let pass: that a remote under development has a path of another one. */
export function warnOfConflicts({ remotes }: Pick<DescribedDevSite, 'remotes'>, developed: readonly string[]): void {
  try {
    const claims = remotes.map(({ composed: { name, ...composed } }) => ({ ...composed, remote: name }));
    checkRouteConflicts(claims, developed);
    checkPostPages(claims, developed);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    printError(describeError(error));
  }
}
