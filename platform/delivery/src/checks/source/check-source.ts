import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { gatherAll } from '../../files/gather-all';
import { fingerprintSources } from '../../releases/fingerprint-sources';
import { readDefinition } from '../../releases/read-definition';
import type { Workspace } from '../../workspace';
import { passOnce } from '../pass-once';
import { checkImports } from './check-imports';
import { checkPackages } from './check-packages';
import { checkReadme } from './check-readme';
import { checkTeam } from './check-team';
import { runTool } from './run-tool';

/**
 * Checks the sources of a package: its team, its dependencies and its imports, then its types, the linter's findings in its folder, and its
 * README. Unchanged sources are not checked again.
 * @param isWanted whether types and lint, which take seconds, and the README are wanted
 * @returns that they were left out, if so
 * @throws {DeliveryError | ContractError} naming file, reason and remedy; {AggregateError} when more than one of these three refuses it.
 */
export async function checkSource(workspace: Workspace, name: string, isWanted: boolean): Promise<string[]> {
  // A refusal in remote.ts is reported with the file that has it, and not by the compiler that loads it.
  await readDefinition(workspace, name);
  await checkTeam(workspace, name);
  const inputs = ['source', name, fingerprintSources(workspace, name)];
  await passOnce(workspace, inputs, async () => {
    await checkPackages(workspace, name);
    checkImports(workspace, name);
  });
  if (!isWanted) return ['types, lint and README: --no-lint'];
  await passOnce(workspace, ['types, lint and README', ...inputs], async () => {
    await gatherAll([checkTypes(workspace, name), checkLint(workspace, name), checkReadme(workspace, name)]);
  });
  return [];
}

/** From scratch: the compiler's cache goes by the time of files, and a file that was moved or copied here has an older one. */
const checkTypes = (workspace: Workspace, name: string) =>
  runTool(workspace, name, {
    from: 'typescript',
    program: 'bin/tsc',
    args: ['-b', '--force', name],
    dropsRepeatedLines: true,
    code: 'types-failed',
    reason: 'its types do not fit',
    remedy: `"${nameCommand(`types ${name}`)}" shows the same while you correct them`,
  });

/** How code is written is a team's own affair where the checkout's rules are not. */
async function checkLint(workspace: Workspace, name: string): Promise<void> {
  if (!existsSync(join(workspace.root, 'biome.json'))) return;
  await runTool(workspace, name, {
    from: '@biomejs/biome',
    program: 'bin/biome',
    args: ['ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=10', name],
    code: 'lint-failed',
    reason: 'the linter refuses it',
    remedy: `"npx biome check --write ${name}" corrects what it can`,
  });
}
