import { PageMissingError } from 'kit/contract/page-missing';
import { useLocation } from 'react-router-dom';
import { EventsPage } from './events-page';
import { PodcastsPage } from './podcasts-page';
import { ReportsPage } from './reports-page';

const pages = { '/events': EventsPage, '/podcasts': PodcastsPage, '/reports': ReportsPage };

const hasPage = (path: string): path is keyof typeof pages => Object.hasOwn(pages, path);

/** Events, podcasts and reports: one module, because each one of a remote weighs on all of its pages. */
export default function ListingPage() {
  const { pathname } = useLocation();
  if (!hasPage(pathname)) throw new PageMissingError(pathname);
  const Page = pages[pathname];
  return <Page />;
}
