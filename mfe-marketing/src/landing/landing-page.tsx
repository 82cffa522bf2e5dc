import { PageMissingError } from 'kit/contract/page-missing';
import { useLocation } from 'react-router-dom';
import { landings } from '../lists/landing.content';
import { LandingFrame } from './landing-frame';

/** The three landing pages (specification §2): one page, because each module of a remote weighs on all of its pages. */
export default function LandingPage() {
  const { pathname } = useLocation();
  const landing = Object.values(landings).find(({ path }) => path === pathname);
  if (!landing) throw new PageMissingError(pathname);
  return <LandingFrame {...landing} />;
}
