import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContractError } from 'shared-config/contract/contract-error';
import { composeSite } from './compose-site';
import { DeliveryError } from './delivery-error';
import { runDev } from './dev';
import { drawComposition } from './draw-composition';
import { readDefinition } from './publish-release';
import { releasePackage } from './release-package';
import { hostName, listRemotes, openWorkspace, packageFolder, type Workspace } from './workspace';
import { writeDocuments } from './write-documents';

const usage = `Usage: delivery <verb>

  release <remote>...   build, publish and make live (all packages when none is named)
  compose               prerender every page from the live releases and switch the site
  dev [remote]...       hot reload for the named remotes (all when none is named), the others from their live release
  documents             write the PDFs that the remotes' documents.ts describe into media/documents
  picture               draw docs/composition.svg from the remotes' definitions`;

/** Runs one verb of the release desk. */
async function runVerb(workspace: Workspace, [verb, ...names]: string[]): Promise<void> {
  switch (verb) {
    case 'release':
      return release(workspace, names);
    case 'compose':
      return compose(workspace);
    case 'dev':
      return runDev(workspace, names);
    case 'documents':
      return documents(workspace);
    case 'picture':
      return writePicture(workspace);
    default:
      throw new DeliveryError(verb ? `"${verb}"` : 'no verb', 'this is not something the release desk does', usage);
  }
}

async function release(workspace: Workspace, names: readonly string[]): Promise<void> {
  const packages = names.length > 0 ? names : [hostName, ...listRemotes(workspace)];
  // All names are checked before anything is built.
  for (const name of packages) packageFolder(workspace, name);
  for (const name of packages) {
    const { version, outcome } = await releasePackage(workspace, name);
    console.log(`${name}@${version} ${outcome === 'released' ? 'is live in the registry' : 'was live already'}`);
  }
}

async function documents(workspace: Workspace): Promise<void> {
  for (const file of await writeDocuments(workspace)) console.log(file);
}

async function writePicture(workspace: Workspace): Promise<void> {
  const remotes = await Promise.all(listRemotes(workspace).map((name) => readDefinition(workspace, name)));
  await writeFile(join(workspace.root, 'docs', 'composition.svg'), drawComposition(remotes));
}

async function compose(workspace: Workspace): Promise<void> {
  const { id, outcome, pages } = await composeSite(workspace);
  console.log(outcome === 'composed' ? `Composed ${pages} pages as ${id}` : `Nothing changed since ${id}`);
}

try {
  await runVerb(openWorkspace(join(import.meta.dirname, '../..')), process.argv.slice(2));
} catch (error) {
  // What was foreseen is one message; anything else is a defect and shows where it is.
  if (error instanceof DeliveryError || error instanceof ContractError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}
