import type { Release } from 'kit/contract/release';

/** The differences between two releases of one remote, a line each: `+` added, `-` removed, `~` changed. */
export function diffReleases(before: Release, after: Release): string[] {
  return [
    ...diff('route', routesOf(before), routesOf(after)),
    ...diff('expose', exposesOf(before), exposesOf(after)),
    ...diff('shared', before.shared, after.shared),
    ...diff('connects', connectsOf(before), connectsOf(after)),
    ...diff('team', { team: before.team }, { team: after.team }),
  ];
}

const connectsOf = ({ connects = [] }: Release): Record<string, string> =>
  Object.fromEntries(connects.map((origin) => [origin, 'in the policy of every page']));

const routesOf = ({ routes }: Release): Record<string, string> =>
  Object.fromEntries(routes.map(({ path, ...route }) => [path, JSON.stringify(route)]));

/** Size of the files that each expose loads, in bytes before compression: names of files change with every content. */
const exposesOf = ({ exposes, files }: Release): Record<string, string> =>
  Object.fromEntries(
    Object.entries(exposes).map(([name, { scripts, styles }]) => {
      const size = (list: readonly string[]) => list.reduce((sum, file) => sum + (files[`web/${file}`]?.size ?? 0), 0);
      return [name, `scripts ${size(scripts)} B, styles ${size(styles)} B`];
    }),
  );

function diff(kind: string, before: Record<string, string>, after: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [one, other] = [before[name], after[name]];
    if (one === other) return [];
    if (one === undefined) return [`+ ${kind} ${name}: ${other}`];
    if (other === undefined) return [`- ${kind} ${name}: ${one}`];
    return [`~ ${kind} ${name}: ${one} → ${other}`];
  });
}
