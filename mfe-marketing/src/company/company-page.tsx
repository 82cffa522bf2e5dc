import { PageMissingError } from 'kit/contract/page-missing';
import { useLocation } from 'react-router-dom';
import { PressPage } from './press/press-page';
import { SafetyPage } from './safety/safety-page';
import { ServicePage } from './service/service-page';

const pages = { '/service': ServicePage, '/safety': SafetyPage, '/press': PressPage };

const hasPage = (path: string): path is keyof typeof pages => Object.hasOwn(pages, path);

/** Service plans, safety and press kit: one module, because each one of a remote weighs on all of its pages. */
export default function CompanyPage() {
  const { pathname } = useLocation();
  if (!hasPage(pathname)) throw new PageMissingError(pathname);
  const Page = pages[pathname];
  return <Page />;
}
