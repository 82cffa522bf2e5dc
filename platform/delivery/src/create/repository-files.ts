import type { RemoteDefinition } from 'kit/contract/remote-definition';
import { addInstallRules } from './install-rules';
import { type NewPage, wordsOfPage } from './page-files';
import { readTemplate } from './read-template';
import { remoteFiles } from './remote-files';

/** The site that remotes of a repository are released into, as its platform team has published it. */
export type RepositorySite = {
  /** Scope of the packages in the registry, such as `@company`. */
  scope: string;
  /** Version of the packages. */
  version: string;
  /** Registry that has the packages and keeps the releases. */
  registry: string;
  /** Where visitors find the site. */
  origin: string;
  /** Variables that say where what is live is known. */
  settings: Readonly<Record<string, string>>;
};

/** The files of a team's own repository with one remote, by path. */
export function repositoryFiles(
  { scope, version, registry, settings }: RepositorySite,
  definition: RemoteDefinition,
  page: NewPage,
): Record<string, string> {
  const { name: remote, team } = definition;
  const own = remoteFiles(definition, page, repositoryCommands(remote));
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  const words = { ...wordsOfPage(page), remote, team, scope, version, registry, settings: lines.join('') };
  return {
    ...addInstallRules(readTemplate('repository', words)),
    ...Object.fromEntries(Object.entries(own).map(([file, text]) => [`${remote}/${file}`, text])),
  };
}

/** The README's section on work on a remote in a repository of its own. */
export const repositoryCommands = (
  name: string,
) => `npm run dev ${name}       # in the real shell, http://127.0.0.1:4174
npm test                      # types and unit tests
npm run release ${name}`;
