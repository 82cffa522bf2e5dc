import type { HostRenderer, PageStyle } from 'kit/contract/host-renderer';
import { thankYouPath } from 'kit/forms/thank-you-path';
import type { RenderJob } from './render-protocol';

/** The stylesheets of a page, with their text. */
export const inlinedStyles = (
  { css }: Pick<RenderJob, 'css'>,
  { styles }: Pick<RenderJob['pages'][number], 'styles'>,
): PageStyle[] => styles.map((href) => ({ href, css: css[href] ?? '' }));

/**
 * Renders the host's start of each page of a job, up to the page's security policy. To be called before the code of any remote has run:
 * none can have changed it then.
 */
export async function renderStarts(renderer: HostRenderer, job: RenderJob): Promise<string[]> {
  const known = new Map<string, string>();
  const starts: string[] = [];
  for (const { composition, assetOrigins, connectOrigins, styles } of job.pages) {
    // A page that the host draws itself; a tool has more in its policy than what visitors see.
    const isTool = composition.page.kind === 'client';
    const page = isTool ? composition.page : { kind: 'route' as const, location: thankYouPath };
    const key = JSON.stringify([page, assetOrigins, connectOrigins, styles]);
    const request = {
      location: thankYouPath,
      composition: { ...composition, remotes: [], scripts: [], page },
      assetOrigins,
      connectOrigins,
      styles: inlinedStyles(job, { styles }),
    };
    const start = known.get(key) ?? findStart(await renderer.renderPage(request));
    known.set(key, start);
    starts.push(start);
  }
  return starts;
}

function findStart(html: string): string {
  const [start] = /^.*?<meta http-equiv="Content-Security-Policy" content="[^"]+">/s.exec(html) ?? [];
  if (start === undefined) throw new Error('it writes pages without a Content-Security-Policy');
  return start;
}
