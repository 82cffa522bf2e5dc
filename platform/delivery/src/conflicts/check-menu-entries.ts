import { ContractError } from 'kit/contract/contract-error';
import type { Release } from 'kit/contract/release';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { hostName } from '../workspace';

/**
 * Refuses entries of remotes in menus that the site does not have, more than a menu has room for, and pictures where it shows none.
 * @param menus of the site's definition, which the shell brings
 * @param released the packages that are being released: one of them is refused, else the last remote with an entry in that menu
 * @throws {ContractError} naming the menu and all remotes that have entries in it.
 */
export function checkMenuEntries(
  releases: readonly Pick<Release, 'remote' | 'menuEntries'>[],
  menus: SiteDefinition['menus'] = {},
  released: readonly string[] = [],
): void {
  for (const menu of new Set(releases.flatMap(({ menuEntries = {} }) => Object.keys(menuEntries)))) {
    const filled = releases.flatMap(({ remote, menuEntries = {} }) => {
      const entries = Object.hasOwn(menuEntries, menu) ? (menuEntries[menu] ?? []) : [];
      return entries.length > 0 ? { remote, entries } : [];
    });
    const counts = filled.map(({ remote, entries }) => `${remote} has ${entries.length}`).join(', ');
    const entries = filled.flatMap((one) => one.entries);
    const place = Object.hasOwn(menus, menu) ? menus[menu] : undefined;
    const known = Object.keys(menus).map((name) => `"${name}"`);
    const pictured = place?.pictures ? undefined : entries.find(({ picture }) => picture !== undefined);
    let reason = '';
    if (!place)
      reason = `is not in "menus" of the site's definition, which has ${known.join(', ') || 'none'}, and ${counts}`;
    else if (entries.length > place.atMost) reason = `has room for ${place.atMost} entries, and ${counts}`;
    else if (pictured) reason = `shows no pictures, and the entry ${pictured.to} has one: ${counts}`;
    if (reason === '' || entries.length === 0) continue;
    const last = released.includes(hostName) ? hostName : filled.at(-1)?.remote;
    const subject = filled.findLast(({ remote }) => released.includes(remote))?.remote ?? last;
    throw new ContractError(
      'menu-conflict',
      `${subject}/${subject === hostName ? 'site' : 'remote'}.ts`,
      `the menu "${menu}" ${reason}`,
      'Correct "menuEntries" of these remotes, or have the shell released first with another definition',
    );
  }
}
