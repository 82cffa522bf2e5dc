import { hasPageOfPost, isFillable } from 'kit/contract/posts-of-route';
import type { Release } from 'kit/contract/release';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { findMissing, nameSome } from '../checks/check-addresses';
import { findEmptiedSlots, findUnseenParts } from '../checks/find-emptied-slots';
import { indexOwners } from '../conflicts/find-owner';
import { readLivePosts } from '../posts/live-posts';
import { rollBack } from '../registry/change-entry';
import { liveVersions, type Registry, type RegistryEntry, retiredRedirects } from '../registry/registry';
import { environmentArgument, type Workspace } from '../workspace';
import { readIfHere } from './read-release';

/**
 * The losses of readers after a change of what is live, as warnings: addresses at which nothing is, and slots whose part has been given up;
 * and where a second page of each post has come back, which one counts; and a new part for a slot that no page has. They never hold up a step back: whoever takes it may be in a hurry,
 * and a pipeline cannot be asked.
 */
export async function describeLosses(workspace: Workspace, before: Registry, after: Registry): Promise<string[]> {
  const [earlier, live] = [liveVersions(before), liveVersions(after)];
  const replaced = Object.entries(earlier).filter(([name, version]) => live[name] !== version);
  const isNew = (name: string) => earlier[name] !== live[name];
  if (replaced.length === 0 && !Object.keys(live).some(isNew)) return [];
  const [old, releases] = await Promise.all([read(workspace, replaced), read(workspace, Object.entries(live))]);
  const site = { releases, retired: retiredRedirects(after), posts: await readLivePosts(workspace) };
  const lost = findMissing(old, site).flatMap((one) => one.lost);
  const changed = replaced.map(([name]) => name);
  const byName = releases.toSorted((one, other) => (one.remote < other.remote ? -1 : 1));
  const pages = byName.flatMap(({ remote, routes }) => {
    const route = routes.find((one) => hasPageOfPost(one) && isFillable(one.path));
    return route ? [{ remote, named: `${route.path} (${remote})` }] : [];
  });
  const [first] = pages;
  const doubled =
    first && pages.length > 1 && pages.some(({ remote }) => changed.includes(remote))
      ? [
          `Warning: ${pages.map(({ named }) => named).join(' and ')} are both the page of each post: feed, search and former addresses lead to ${first.named}`,
        ]
      : [];
  const slots = findEmptiedSlots(old, releases).map(({ slot, remote, pages }) => {
    const shown = pages.map((page) => `${page.path} (${page.remote})`).join(', ');
    return `Warning: ${remote} has given up its part for the slot "${slot}": ${shown} shows what the slot has instead`;
  });
  const unseen = findUnseenParts(old, releases)
    .filter(({ remote }) => isNew(remote))
    .map(
      ({ slot, remote }) =>
        `Warning: no live page has the slot "${slot}", so nothing shows the part of ${remote} until one is released that has it`,
    );
  const others = [...doubled, ...slots, ...unseen];
  if (lost.length === 0) return others;
  const former = await read(
    workspace,
    Object.entries(after.packages).flatMap(([name, entry]) => (changed.includes(name) ? [] : stepBack(name, entry))),
  );
  const moved = former.flatMap(({ remote, routes }) => {
    const { findOwner } = indexOwners([{ remote, routes }]);
    const its = lost.filter((address) => findOwner(address) !== undefined);
    if (its.length === 0) return [];
    return `. ${nameSome(its)} had been with ${remote}: "${nameCommand(`rollback ${remote}${environmentArgument(workspace)}`)}" takes that back as well`;
  });
  return [`Warning: nothing is any more at ${nameSome(lost)}: readers get 404${moved.join('')}`, ...others];
}

/** The releases that can be read: a damaged one must not keep the losses of a step back from being reported. */
async function read(workspace: Workspace, versions: readonly (readonly [string, string])[]): Promise<Release[]> {
  const releases = await Promise.all(versions.map(([name, version]) => readIfHere(workspace, name, version)));
  return releases.filter((release) => release !== undefined);
}

/** The version that a rollback of a package would make live, if it would. */
function stepBack(name: string, entry: RegistryEntry): [string, string][] {
  try {
    const { live } = rollBack(name)(entry);
    return live === entry.live && !entry.retired ? [] : [[name, live]];
  } catch {
    return [];
  }
}
