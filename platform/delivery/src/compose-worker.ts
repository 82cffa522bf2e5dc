import { text } from 'node:stream/consumers';
import type { ComposeResult } from 'kit/contract/compose-result';
import { printError } from 'kit/presets/command-line/print';
import { composeSite } from './compose/compose-site';
import { describeError } from './delivery-error';
import { readEnvironment, workspaceRoot } from './environment';
import { goLast, makePictures } from './pictures/make-pictures';
import { openDataFolder } from './pictures/picture-source';
import { parseReadableDocuments } from './posts/parse-documents';
import type { ReadableDocuments } from './posts/query-published';
import { readPublishedPosts } from './posts/read-published-posts';
import { type MakePictures, selectPublished } from './posts/select-published';
import { openWorkspace } from './workspace';

// The process that the embedded server starts to compose the pages of posts. It gets them on its input, as the server's
// documents store responds to a query, and sends back when readers see the next one. Posts of a Firebase project it reads itself.

/** Time in ms for the pictures of posts; another process makes the rest, for the next compose. */
const pictureTime = 1000;

/** Whether that process makes pictures: it is started with the word. */
const isForPictures = process.argv.includes('pictures');

async function compose(): Promise<ComposeResult> {
  const given = await text(process.stdin);
  const environment = readEnvironment(process.env);
  const workspace = openWorkspace(workspaceRoot, environment);
  const { documents, dataFolder } = environment;
  if (isForPictures) goLast();
  const options = isForPictures ? {} : { maxTime: pictureTime };
  const { posts, nextAt, isUnfinished } = await (documents?.settings.kind === 'firebase'
    ? readPublishedPosts(documents, workspace, options)
    : selectGiven(parseReadableDocuments(given), (shown) =>
        makePictures(workspace, shown, openDataFolder(dataFolder), options),
      ));
  if (!isForPictures) await composeSite(workspace, { posts });
  return {
    ...(Number.isFinite(nextAt) ? { nextAt: new Date(nextAt).toISOString() } : {}),
    ...(isUnfinished ? { hasUnfinishedPictures: true } : {}),
  };
}

const selectGiven = ({ posts, authors }: ReadableDocuments, makeTheirs: MakePictures) =>
  selectPublished(posts, makeTheirs, authors);

compose()
  .then((result) => process.send?.(result))
  .catch((error: unknown) => {
    printError(describeError(error) ?? error);
    process.exitCode = 1;
  });
