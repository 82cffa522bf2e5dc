import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import { PageHead } from 'shared-ui/page/page-head';
import plan from 'shared-ui/plan/plan.module.css';
import { PlantPlan } from 'shared-ui/plan/plant-plan';
import { RobotBody } from 'shared-ui/plan/robot-body';
import styles from './not-found-page.module.css';

const waysOnward = [
  { to: '/', title: 'Home', text: `What ${site.companyName} builds, and for whom.` },
  {
    to: '/products/mag-product?product=fork',
    title: `${site.robotLineName} robots`,
    text: 'Six variants, from conveyor deck to counterbalance truck.',
  },
  { to: '/partner-with-us', title: 'Partners', text: 'Integrate, distribute, refer or service.' },
  { to: '/contact', title: 'Contact', text: 'Tell us what you were looking for.' },
];

/** What a path that nobody claims shows, with ways onward; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <section className={styles.notFound}>
      <PageHead title="Page not found" description="This page does not exist." path="/404" hidden />
      <header>
        <p className={styles.status}>404</p>
        <h1 className={styles.title}>There is no page at this address</h1>
        <p className={styles.text}>The link may be old, or the address mistyped.</p>
      </header>
      <PlantPlan className={styles.plan} label="A robot has left its lane and stands lost between two machines.">
        <path className={plan.route} d="M676 316V236H404C340 236 330 156 268 160S196 222 236 222 290 144 240 132" />
        <g transform="translate(240 132) rotate(195)">
          <RobotBody isBusy hasLoad />
        </g>
        <text className={styles.mark} x="200" y="138">
          ?
        </text>
      </PlantPlan>
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
