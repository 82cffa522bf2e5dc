import { patternsOverlap } from 'kit/contract/route-pattern';
import { DeliveryError } from '../delivery-error';

/** A remote, its team and its claims. */
export type Owner = {
  remote: string;
  team: string;
  routes: readonly { path: string; aliases?: readonly string[] | undefined }[];
};

/** The present owner of an address, for a message; `undefined` when there is none. */
export function describeOwner(owners: readonly Owner[], path: string): string | undefined {
  for (const { remote, team, routes } of owners) {
    const claimed = routes
      .flatMap((route) => [route.path, ...(route.aliases ?? [])])
      .find((one) => patternsOverlap(one, path));
    if (claimed === undefined) continue;
    return `${remote} of team ${team} has it${claimed === path ? '' : `, as ${claimed},`} already`;
  }
  return undefined;
}

/** A remote that is about to be created, with the page that it begins with. */
export type WantedRemote = { name: string; team: string; path: string };

/** Refuses a name that another team's remote has, and one whose page is another remote's. @throws {DeliveryError} `name-taken` */
export function refuseTakenRemote(owners: readonly Owner[], { name, team, path }: WantedRemote): void {
  const taken = (reason: string) => new DeliveryError('name-taken', name, reason, 'Choose another name');
  const namesake = owners.find(({ remote }) => remote === name);
  if (namesake && namesake.team !== team) throw taken(`team ${namesake.team} has a remote of that name in the site`);
  const owner = describeOwner(
    owners.filter(({ remote }) => remote !== name),
    path,
  );
  if (owner !== undefined) throw taken(`its page would be ${path}: ${owner}`);
}
