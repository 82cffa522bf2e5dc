import { site } from 'shared-config/site';

/** The head of a page that is not prerendered: its title, if its route names one, and no place in search results. */
export function ToolHead({ title }: { title: string | undefined }) {
  return (
    <>
      {title !== undefined && <title>{`${title} | ${site.companyName}`}</title>}
      <meta name="robots" content="noindex" />
    </>
  );
}

/** What `ToolHead` has put into a document. */
export const toolHeadTags = 'title, meta[name="robots"]';
