import { Link } from 'react-router-dom';
import { findPage } from './find-page';

/** The way from an entry of a list to the page that it is about. */
export function AboutLink({ about }: { about: string }) {
  const { to, title } = findPage(about);
  return (
    <p>
      About: <Link to={to}>{title}</Link>
    </p>
  );
}
