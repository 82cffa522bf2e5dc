import { join } from 'node:path';
import { refuseFindings } from '../../delivery-error';
import { readText } from '../../files/read-text';
import { readDefinition } from '../../releases/read-definition';
import { hostName, type Workspace } from '../../workspace';
import { compareReadme } from './compare-readme';

/**
 * Refuses a remote whose README names other routes than it has, or another team: `test` would do it later, when nobody thinks of
 * the page any more that has moved. A remote without a README has nothing to compare.
 * @throws {DeliveryError} with file, line and reason of each.
 */
export async function checkReadme(workspace: Workspace, name: string): Promise<void> {
  const path = `${name}/README.md`;
  const text = await readText(join(workspace.root, path));
  if (text === undefined || name === hostName) return;
  const { team, routes } = await readDefinition(workspace, name);
  const paths = routes.flatMap((route) => [route.path, ...(route.aliases ?? [])]);
  refuseFindings(
    'readme-differs',
    compareReadme(path, text, { team, routes: paths }),
    'Say there what remote.ts says: each route once',
  );
}
