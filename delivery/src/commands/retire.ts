import { defineCommand } from 'shared-config/presets/command-line/command';
import { DeliveryError } from '../delivery-error';
import { auditNote } from '../registry/audit-note';
import { readRegistry } from '../registry/open-registry';
import { retire } from '../registry/registry';
import { goLive } from '../releases/go-live';
import { readRelease } from '../releases/read-release';
import { hostName, listRemotes, type Workspace } from '../workspace';
import { warnOfOmissions } from './describe-site';

/** `retire` */
export const command = defineCommand({
  summary: 'take a remote out of the site for good: its pages redirect, its history stays; "rollback" brings it back',
  arguments: { remote: 'one' },
  options: {
    to: { value: 'path', summary: 'the page that its pages redirect to' },
    message: { value: 'text', summary: 'why, for the history' },
  },
  run: async ({ remote: name, to, message }, workspace: Workspace) => {
    const entry = (await readRegistry(workspace)).packages[name];
    if (name === hostName || !entry) {
      throw new DeliveryError(
        'unknown-package',
        `"${name}"`,
        name === hostName ? 'there is no site without it' : 'it was never released',
        'Name a remote that is live: "npx -y pnpm@12 releases" lists them',
      );
    }
    if (to === undefined) {
      throw new DeliveryError(
        'invalid-arguments',
        `retire ${name}`,
        'it does not say where its pages lead',
        'Add "--to" and the path of a page, such as "--to /"',
      );
    }
    const { routes, redirects = {} } = await readRelease(workspace, name, entry.live);
    const pages = routes.flatMap(({ path, entries, aliases = [] }) => [...(entries ?? [path]), ...aliases]);
    const left = [...pages, ...Object.keys(redirects)].filter((path) => !path.includes(':'));
    const moved = Object.fromEntries(
      left.map((path) => {
        const target = redirects[path];
        return [path, target === undefined || pages.includes(target) ? to : target];
      }),
    );
    const { site } = await goLive(workspace, { [name]: retire(name, moved, await auditNote(workspace, { message })) });
    return {
      data: { name, redirects: moved, site: site.id },
      lines: [
        `${name} has left the site, in site ${site.id}`,
        ...left.map((path) => `  ${path} redirects to ${moved[path]}`),
      ],
      warnings: [
        ...warnOfOmissions(site.leftOut),
        ...(listRemotes(workspace).includes(name)
          ? [`Remove the folder ${name} as well: a release of all packages would bring it back`]
          : []),
      ],
    };
  },
});
