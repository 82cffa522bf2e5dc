import { defineCommand } from 'kit/presets/command-line/command';
import { findNearest } from 'kit/presets/command-line/find-nearest';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { checkRedirects, nobodyAnswers } from '../conflicts/check-redirects';
import { findRemote, removeRemote } from '../create/remove-remote';
import { DeliveryError } from '../delivery-error';
import { chooseForChange } from '../environments/choose-environment';
import { auditNote } from '../registry/audit-note';
import { retire } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import { liveVersions, type Registry, retiredRedirects } from '../registry/registry';
import { describeLosses } from '../releases/describe-losses';
import { goLive } from '../releases/go-live';
import { readRelease } from '../releases/read-release';
import { hostName, listRemotes, type Workspace } from '../workspace';
import { askOnTerminal } from './ask-on-terminal';
import { warnOfOmissions } from './describe-site';

/** `retire` */
export const command = defineCommand({
  summary:
    'take a remote out of the site and this folder: its pages redirect, its history stays; "rollback" brings it back',
  arguments: { remote: 'one' },
  options: {
    to: { value: 'path', summary: 'the page that its pages redirect to; of one that is not in the site, nothing' },
    message: { value: 'text', summary: 'why, for the history' },
    yes: { summary: 'do not ask whether the site is to lose what it has' },
  },
  run: async ({ remote: name, to, message, yes }, checkout: Workspace) => {
    const workspace = await chooseForChange(checkout);
    const { packages } = await readRegistry(workspace);
    const entry = packages[name];
    if (name === hostName) throw refuse(`"${name}"`, 'there is no site without it', 'Name a remote');
    const live = entry && !entry.retired ? entry.live : undefined;
    if (live === undefined && (await findRemote(workspace, name)).length === 0)
      throw explainNothingToRetire(workspace, packages, name);
    const left = live === undefined ? undefined : await leaveSite(workspace, { name, live, to, message, isSure: yes });
    const { files, kept } = await removeRemote(workspace, name);
    return {
      data: { name, ...left?.data, files },
      lines: [
        ...(left?.lines ?? []),
        ...(files.length > 0
          ? [`${name} has left this folder: ${files.join(', ')}`, `Run "${nameCommand('install')}" once, and commit`]
          : []),
      ],
      warnings: [
        ...(left?.warnings ?? []),
        ...(kept === undefined
          ? []
          : [
              `The folder ${name} stays, because ${kept}; a release of all packages would bring it back. Save it, then run "${nameCommand(`delivery retire ${name}`)}" again`,
            ]),
      ],
    };
  },
});

const refuse = (subject: string, reason: string, remedy: string) =>
  new DeliveryError('unknown-package', subject, reason, remedy);

function explainNothingToRetire(workspace: Workspace, packages: Registry['packages'], name: string): DeliveryError {
  if (packages[name]?.retired)
    return refuse(name, 'it was retired already', `"${nameCommand(`rollback ${name}`)}" brings it back`);
  const live = Object.entries(packages).flatMap(([one, { retired }]) => (retired ? [] : [one]));
  const known = [...new Set([...live, ...listRemotes(workspace)])].filter((one) => one !== hostName).sort();
  const nearest = findNearest(name, known);
  const remedy = `Use one of: ${known.join(', ')}`;
  return refuse(
    `"${name}"`,
    'there is no such remote, in the site or in this folder',
    nearest === undefined ? remedy : `Did you mean ${nearest}? ${remedy}`,
  );
}

/** The redirects of a remote that the site has: those that do not fit it any more keep nobody from retiring it. */
async function findLeading(workspace: Workspace, name: string): Promise<Record<string, string>> {
  const registry = await readRegistry(workspace);
  const releases = await Promise.all(
    Object.entries(liveVersions(registry)).map(([one, version]) => readRelease(workspace, one, version)),
  );
  const { redirects } = checkRedirects(releases, retiredRedirects(registry), nobodyAnswers);
  const own = releases.find(({ remote }) => remote === name)?.redirects ?? {};
  return Object.fromEntries(Object.entries(own).filter(([from, to]) => redirects[from] === to));
}

/** Asks whether a site is to lose a remote. @throws {DeliveryError} `not-confirmed` when it is not, or when there is nobody to ask */
async function confirmLeaving(
  workspace: Workspace,
  what: string,
  name: string,
  taken: readonly string[],
): Promise<void> {
  const site = workspace.siteEnvironment;
  const lost = [`${what} would leave ${site}:`, ...taken].join('\n');
  const answer = await askOnTerminal(`${lost}\nRetire it?`);
  if (answer === true) return;
  const reason = answer === false ? 'nothing was retired' : lost;
  throw new DeliveryError('not-confirmed', `retire ${name}`, reason, 'Add "--yes" if that is meant');
}

type Leaving = { name: string; live: string; to: string | undefined; message: string | undefined; isSure: boolean };

/** Composes the site without a remote; every address that it had leads on. */
async function leaveSite(workspace: Workspace, { name, live, to, message, isSure }: Leaving) {
  if (to === undefined) {
    throw new DeliveryError(
      'invalid-arguments',
      `retire ${name}`,
      'it does not say where its pages lead',
      'Add "--to" and the path of a page, such as "--to /"',
    );
  }
  const { team, routes, gone, parts = {}, menuEntries = {} } = await readRelease(workspace, name, live);
  const redirects = await findLeading(workspace, name);
  const pages = routes.flatMap(({ path, entries, aliases = [] }) => [...(entries ?? [path]), ...aliases]);
  const left = [...pages, ...Object.keys(redirects)].filter((path) => !path.includes(':'));
  const moved = Object.fromEntries(
    left.map((path) => {
      const target = redirects[path];
      return [path, target === undefined || pages.includes(target) ? to : target];
    }),
  );
  const taken = [
    ...left.map((path) => `  ${path} redirects to ${moved[path]}`),
    ...Object.keys(parts).map((slot) => `  the slot "${slot}" shows what it has instead`),
    ...Object.keys(menuEntries).map((menu) => `  the menu "${menu}" loses its entries`),
  ];
  if (!isSure) await confirmLeaving(workspace, `${name}@${live} of team ${team}`, name, taken);
  const { before, registry, site } = await goLive(workspace, {
    [name]: retire(name, { redirects: moved, ...(gone && { gone }) }, await auditNote(workspace, { message })),
  });
  return {
    data: { redirects: moved, site: site.id },
    lines: [
      `${name} has left the site, in site ${site.id}`,
      ...taken,
      ...(gone ?? []).map((path) => `  ${path} stays given up`),
    ],
    warnings: [...(await describeLosses(workspace, before, registry)), ...warnOfOmissions(site)],
  };
}
