import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { composeSite } from '../compose/compose-site';
import { warnOfLeftOut } from '../compose/left-out/warn-of-left-out';
import { readPublishedPosts } from '../posts/read-posts';
import type { Workspace } from '../workspace';
import { requireDocuments } from './require-documents';

/** `compose` */
export const command = defineCommand({
  summary: 'prerender what has changed from what is live, and switch the site',
  options: {
    blogs: { summary: 'insist on reading the authored posts; without it they stay when no documents store is named' },
    verify: {
      summary: 'compare every byte of the live releases and of the site with what was published, and repair the site',
    },
    strict: { summary: 'exit with 3 when a page had to be left out; the others go live all the same' },
  },
  run: async ({ blogs, verify, strict }, workspace: Workspace) => {
    const documents = blogs ? requireDocuments(workspace, 'compose --blogs') : workspace.environment.documents;
    const composed = await composeSite(workspace, {
      posts: documents ? await readPublishedPosts(documents) : undefined,
      isVerified: verify,
      reportProgress: showProgress({ isBarOnly: true }).report,
    });
    const { id, pages, rendered, repaired, leftOut, outcome } = composed;
    return {
      data: composed,
      lines: [
        outcome === 'composed'
          ? `Composed ${pages} pages as ${id}, ${rendered} rendered`
          : `Nothing changed since ${id}`,
        ...repaired.map((file) => `Repaired ${file}, which was not as it had been composed`),
      ],
      warnings: warnOfLeftOut(leftOut),
      exitCode: strict && leftOut.length > 0 ? 3 : 0,
    };
  },
});
