import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { composeSite } from '../compose/compose-site';
import type { Workspace } from '../workspace';
import { describeSite, warnOfOmissions } from './describe-site';
import { readPosts } from './read-posts';

/** `compose` */
export const command = defineCommand({
  summary: 'prerender what has changed from what is live, and switch the site',
  options: {
    blogs: { summary: 'insist on reading the authored posts; without it they stay when no documents store is named' },
    verify: {
      summary: 'compare every byte of the live releases and of the site with what was published, and repair the site',
    },
    strict: { summary: 'exit with 3 when a page had to be left out; the others go live all the same' },
    older: { summary: 'go back to a registry that is older than the site, after it was restored from a backup' },
  },
  run: async ({ blogs, verify, strict, older }, workspace: Workspace) => {
    const composed = await composeSite(workspace, {
      posts: blogs || workspace.environment.documents ? await readPosts(workspace, 'compose --blogs') : undefined,
      isVerified: verify,
      isOlderAccepted: older,
      reportProgress: showProgress({ lines: 'none' }),
    });
    return {
      data: composed,
      lines: describeSite(composed),
      warnings: warnOfOmissions(composed.leftOut),
      exitCode: strict && composed.leftOut.length > 0 ? 3 : 0,
    };
  },
});
