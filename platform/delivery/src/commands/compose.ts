import { isPreview, production } from 'kit/contract/site-environment';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { showProgress } from 'kit/presets/command-line/progress';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { composeSite } from '../compose/compose-site';
import { DeliveryError } from '../delivery-error';
import {
  chooseEnvironment,
  environmentOption,
  nameEnvironment,
  refusePreview,
} from '../environments/choose-environment';
import { composePreview, findVersions } from '../environments/compose-preview';
import { auditNote } from '../registry/audit-note';
import type { Workspace } from '../workspace';
import { describeSite, warnOfOmissions } from './describe-site';
import { readPosts } from './read-posts';

/** `compose` */
export const command = defineCommand({
  summary: 'prerender what has changed from what is live, and switch the site; or with --with, compose a preview',
  options: {
    to: environmentOption,
    with: {
      value: 'remote@version',
      many: true,
      summary: 'a version that a preview shows instead of the live one; --to names the preview',
    },
    from: { value: 'environment', summary: 'with --with: what the preview shows otherwise; production when absent' },
    blogs: { summary: 'insist on reading the authored posts; without it they stay when no documents store is named' },
    verify: {
      summary: 'compare every byte of the live releases and of the site with what was published, and repair the site',
    },
    strict: { summary: 'exit with 3 when a page had to be left out; the others go live all the same' },
    older: { summary: 'go back to a registry that is older than the site, after it was restored from a backup' },
  },
  run: async ({ to, with: shown, from, blogs, verify, strict, older }, checkout: Workspace) => {
    if (shown.length === 0 && from !== undefined) {
      throw new UsageError(
        'compose',
        '--from is for --with',
        `"${nameCommand(`promote --from ${from}`)}" promotes what is live there`,
      );
    }
    const posts = blogs || checkout.environment.documents ? await readPosts(checkout, 'compose --blogs') : undefined;
    const reportProgress = showProgress({ lines: 'none' });
    const composed =
      shown.length > 0
        ? await composeWith({ to, shown, from }, checkout, { posts, reportProgress })
        : await composeSite(await chooseEnvironment(checkout, to), {
            posts,
            isVerified: verify,
            isOlderAccepted: older,
            reportProgress,
          });
    return {
      data: composed,
      lines: describeSite(composed),
      warnings: warnOfOmissions(composed),
      exitCode: strict && composed.leftOut.length > 0 ? 3 : 0,
    };
  },
});

type ComposedWith = { to: string | undefined; shown: readonly string[]; from: string | undefined };

async function composeWith(
  { to, shown, from: source }: ComposedWith,
  checkout: Workspace,
  options: Pick<Parameters<typeof composePreview>[2], 'posts' | 'reportProgress'>,
) {
  const preview = nameEnvironment(checkout, to);
  if (!isPreview(preview.siteEnvironment)) {
    throw new DeliveryError(
      'preview-refused',
      preview.siteEnvironment,
      'only a preview is composed of other versions than those that are live',
      `Name one by --to, such as "--to preview-123"; or make the version live: "${nameCommand('promote <remote> <version>')}"`,
    );
  }
  const from = await chooseEnvironment(checkout, source ?? production);
  refusePreview(from.siteEnvironment, 'it is a preview itself', 'Name an environment that is none by --from');
  const versions = await findVersions(from, shown);
  const note = await auditNote(checkout, {});
  const { site } = await composePreview(from, preview, { ...options, versions, note });
  return site;
}
