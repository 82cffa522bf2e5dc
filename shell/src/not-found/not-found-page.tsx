import { NearestPages } from 'kit/page/nearest-pages';
import { Link } from 'react-router-dom';
import { plantDrawing } from 'shared-config/media/plant-drawing';
import { site } from 'shared-config/site';
import { PageHead } from 'shared-ui/page/page-head';
import styles from './not-found-page.module.css';

const waysOnward = [
  { to: '/', title: 'Home', text: `What ${site.companyName} builds, and for whom.` },
  {
    to: '/products/mag-product?product=fork',
    title: `${site.robotLineName} robots`,
    text: 'Six mobile robots.',
  },
  { to: '/search', title: 'Search', text: 'All pages.' },
  { to: '/contact', title: 'Contact', text: 'Ask us.' },
];

const planLabel = 'A robot has left its lane and stands lost between two machines.';

/** The page for a path that nobody claims, with ways onward; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <section className={styles.notFound}>
      <PageHead title="Page not found" description="This page does not exist." path="/404" hidden />
      <header>
        <p className={styles.status}>404</p>
        <h1 className={styles.title}>There is no page at this address</h1>
        <p className={styles.text}>The link may be old, or the address mistyped.</p>
        <NearestPages className={styles.text} />
      </header>
      <svg className={styles.plan} viewBox="0 80 720 320" role="img" aria-label={planLabel}>
        <use href={`${plantDrawing}#hall`} />
        <use href={`${plantDrawing}#lost`} />
      </svg>
      <ul className={styles.ways}>
        {waysOnward.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <span className={styles.wayTitle}>{title}</span>
              <span className={styles.wayText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
