import { join } from 'node:path';
import { plainPalette } from 'kit/contract/palette';
import { type SiteRecord, siteRecordFile } from 'kit/contract/site-record';
import { writeDurably } from '../../files/write-durably';
import { signatureOf } from '../../registry/read-history';
import { generationOf, liveVersions, type Registry } from '../../registry/registry';
import { browserBytes } from '../../releases/asset-path';
import { commitOf } from '../../releases/commit-of';
import { readRelease } from '../../releases/read-release';
import { hostName, type Workspace } from '../../workspace';
import { readDefinitionIn } from '../plan/read-site-definition';
import { drawComposition } from './draw-composition';

/** Writes down what the live site consists of, for `/__composition`: made from the registry and its releases. */
export async function writeSiteRecord(workspace: Workspace, registry: Registry, id: string): Promise<void> {
  const described = await Promise.all(
    Object.entries(liveVersions(registry)).map(async ([name, live]) => {
      const { history = [], gradual } = registry.packages[name] ?? {};
      const release = await readRelease(workspace, name, live);
      const bytes = browserBytes(release);
      const commit = commitOf(release, { history });
      const signedBy = signatureOf({ history }, live)?.key ?? null;
      return {
        release,
        commit,
        entry: { name, version: live, signedBy, history, bytes, ...(gradual ? { gradual } : {}) },
      };
    }),
  );
  const remotes = described.map(({ release }) => release).filter(({ remote }) => remote !== hostName);
  const record: SiteRecord = {
    id,
    generation: generationOf(registry),
    registry: workspace.environment.registry,
    packages: described.map(({ release: { team, routes, redirects }, commit, entry }) => ({
      ...entry,
      team,
      ...(commit ? { commit } : {}),
      routes: routes.map(({ path }) => path),
      ...(redirects ? { redirects } : {}),
    })),
    retired: Object.entries(registry.packages).flatMap(([name, { live: version, retired, history }]) =>
      retired ? [{ name, version, redirects: retired.redirects, history }] : [],
    ),
    picture: drawComposition(
      remotes.map(({ remote, team, routes }) => ({ name: remote, team, routes })),
      (await readDefinitionIn(join(workspace.sites, id)))?.palette ?? plainPalette,
    ),
  };
  await writeDurably(siteRecordFile(workspace.site), JSON.stringify(record));
}
