import type { PictureFile } from 'kit/media/media-file';
import type { ReactNode } from 'react';
import page from 'shared-ui/page/page.module.css';
import { PageHead, type PageHeadProps } from 'shared-ui/page/page-head';
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from './breadcrumb';
import styles from './page-frame.module.css';
import { PageOpening } from './page-opening';

/** Head data, the way here, and the page's title, lead and picture. */
type PageFrameProps = Omit<PageHeadProps, 'jsonLd'> & {
  heading: string;
  lead?: ReactNode;
  /** Shown under the title, and what the page is measured by. */
  image?: PictureFile;
  /** Title and lead in another way, from edge to edge; it is handed the way here. */
  opening?: (breadcrumb: ReactNode) => ReactNode;
  /** The pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** The name of this page in the breadcrumb. */
  crumb: string;
  /** schema.org nodes beside the breadcrumb. */
  nodes?: readonly Readonly<Record<string, unknown>>[];
  children: ReactNode;
};

/** The frame of every page below the home page: head data, breadcrumb, title. */
export function PageFrame({
  heading,
  lead,
  image,
  opening,
  parents = [],
  crumb,
  nodes = [],
  children,
  ...head
}: PageFrameProps) {
  const crumbs: Crumb[] = [{ label: 'Home', to: '/' }, ...parents, { label: crumb }];
  const breadcrumb = <Breadcrumb crumbs={crumbs} />;
  const pageHead = <PageHead {...head} jsonLd={{ '@graph': [breadcrumbJsonLd(crumbs, head.path), ...nodes] }} />;
  if (opening) {
    return (
      <article>
        {pageHead}
        {opening(breadcrumb)}
        <div className={page.page}>{children}</div>
      </article>
    );
  }
  return (
    <article className={`${page.page} ${styles.page}`}>
      {pageHead}
      <PageOpening heading={heading} lead={lead} image={image} breadcrumb={breadcrumb} />
      {children}
    </article>
  );
}
