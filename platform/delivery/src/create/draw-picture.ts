import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainPalette } from 'kit/contract/palette';
import type { RemoteDefinition } from 'kit/contract/remote-definition';
import { drawComposition } from '../compose/activate/draw-composition';
import { readDefinition } from '../releases/read-definition';
import { listRemotes, type Workspace } from '../workspace';

const picture = 'docs/composition.svg';

/**
 * Draws the README's picture of the remotes that there are, where the checkout has one.
 * @param created a remote whose dependencies are not installed yet, so that its own definition does not load
 * @returns the picture, relative to the checkout, if it was drawn
 */
export async function drawPicture(workspace: Workspace, created?: RemoteDefinition): Promise<string[]> {
  const file = join(workspace.root, picture);
  if (!existsSync(file)) return [];
  const read = (name: string) => (name === created?.name ? created : readDefinition(workspace, name));
  await writeFile(file, drawComposition(await Promise.all(listRemotes(workspace).map(read)), plainPalette));
  return [picture];
}
