import { securityTextPath } from 'kit/contract/security-text';
import { withBase } from 'kit/page/base-path';
import { Link } from 'react-router-dom';
import { companyContacts } from 'shared-config/company-contacts';
import { robotStandards } from 'shared-config/robots/robot-specifications';
import { site } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { FactList } from '../../page/fact-list';
import { PageFrame } from '../../page/page-frame';
import styles from '../company.module.css';
import { SafetyFields } from './safety-fields';
import { listSafetyFunctions } from './safety-functions';

const path = '/safety';

/** How long what is supported. */
const updates = [
  {
    what: `${site.platformName}, new versions`,
    often: 'Twice a year',
    duration: 'Each for 24 months; the end is announced a year before',
  },
  {
    what: `${site.platformName}, security updates`,
    often: 'As soon as they are tested',
    duration: 'For every supported version',
  },
  {
    what: 'Software of the robots',
    often: 'Once a year, and whenever a vulnerability requires it',
    duration: 'Ten years from delivery',
  },
];

/** `/safety`: what protects people and fleets, updates, and how to report a weakness. */
export function SafetyPage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame
      title="Safety and Cybersecurity"
      description={`Standards and safety functions of ${site.robotLineName} robots, how ${site.platformName} is kept secure and up to date, and how to report a vulnerability.`}
      path={path}
      heading="Safety and cybersecurity"
      lead="What protects people and fleets, what we do not claim, how updates are delivered, and where to report a vulnerability."
      shareImage="own"
      crumb="Safety and Cybersecurity"
    >
      <PageSection id="functions" title="What protects people" layout="beside" level="chapter">
        <div className={styles.text}>
          <p>
            Each function runs on the robot alone: no network and no mission can override it. Levels are performance
            levels (PL) to ISO 13849-1.
          </p>
        </div>
        <SafetyFields />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Safety function</th>
              <th scope="col">Level</th>
              <th scope="col">Robots</th>
            </tr>
          </thead>
          <tbody>
            {listSafetyFunctions().map(({ name, level, robots }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="measured">{level}</td>
                <td>{robots}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          <Link to="/blogs/what-a-safety-scanner-sees">An article by our safety engineer</Link> works out what a scanner
          sees and what it cannot know.
        </p>
      </PageSection>
      <PageSection id="standards" title="Standards" layout="beside">
        <FactList facts={robotStandards.map(([name, value]) => ({ name, value }))} />
        <div className={styles.text}>
          <p>
            Each robot comes with the EU declaration of conformity, the manual and the risk assessment. From 20 January
            2027 the Machinery Regulation (EU) 2023/1230 replaces the directive; robots delivered from that day on are
            declared under it.
          </p>
          <p>
            A safe plant takes more than safe robots. ISO 3691-4 requires clearances, signs and tests at the place of
            use: we set up and verify the protective fields at your plant, and test them at each visit.
          </p>
        </div>
      </PageSection>
      <PageSection id="no-claims" title="What we do not claim" layout="beside">
        <div className={styles.text}>
          <p>
            We are not certified to IEC 62443 or ISO/IEC 27001, and do not claim to be. What we do for security is
            listed below, so that your IT department can ask about each point.
          </p>
        </div>
      </PageSection>
      <PageSection id="security" title="What protects the fleet" layout="beside">
        <ul className={styles.points}>
          <li>
            Every user of {site.platformName} has a role: operators start and stop missions, planners change them,
            administrators change the map and roles. Each change is logged with its author.
          </li>
          <li>
            Robots join the Wi-Fi with WPA3. Without a connection they carry on with the route they were given, and wait
            at its end.
          </li>
          <li>
            Systems are connected one by one, each for one purpose. If a connection fails, the step that needs it waits;
            everything else carries on.
          </li>
          <li>
            The platform monitors the certificates of connections and warns 30 days before one expires: the lesson of{' '}
            <Link to="/case-study/stahlwerk-palletising">a Saturday night in a forge</Link>.
          </li>
          <li>
            We connect to a plant only while somebody there keeps the connection open, and everything we do is logged.
          </li>
        </ul>
      </PageSection>
      <PageSection id="updates" title="Updates and support" layout="beside" level="chapter">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How often</th>
              <th scope="col">For how long</th>
            </tr>
          </thead>
          <tbody>
            {updates.map(({ what, often, duration }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{often}</td>
                <td>{duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.text}>
          <p>
            Security updates are free of charge, with or without a <Link to="/service">service plan</Link>. An update is
            signed. A robot installs it at the charger once you have released it, and can go back to the previous
            version.
          </p>
          <p>
            A plant that must validate each version decides when to update:{' '}
            <Link to="/case-study/solvane-drum-store">Solvane Pharma updates once a year</Link>. An update that touches
            a safety function is announced as such, and the fields are verified again at the plant.
          </p>
        </div>
      </PageSection>
      <PageSection id="report" title="Report a vulnerability" layout="beside" level="chapter">
        <FactList
          facts={[
            { name: 'Email', value: companyContacts.security, to: `mailto:${companyContacts.security}` },
            { name: 'Form', value: 'The contact form, reason Support', to: '/contact' },
            { name: 'Languages', value: 'English, German' },
            { name: 'First reply', value: 'Within two working days, from a person' },
          ]}
        />
        <div className={styles.text}>
          <p>Tell us what you found, in which version, and how to reproduce it. Then:</p>
          <ol className={styles.points}>
            <li>Within ten working days we say whether we can reproduce it, how serious it is, and what comes next.</li>
            <li>We agree on a publication date with you: 90 days after your report unless both sides want another.</li>
            <li>Affected plants get the update first; then we publish the advisory, with your name if you like.</li>
          </ol>
          <p>
            If somebody already exploits it, we also report it to the authorities within 24 hours, as the Cyber
            Resilience Act (EU) 2024/2847 has required of manufacturers since 11 September 2026.
          </p>
          <p>
            You may test this website and systems of your own. Do not test on moving robots or in other people’s plants,
            do not read or change data that is not yours, and do not disturb anybody’s work. If you keep to this, we
            will not take legal action against you.
          </p>
          <p>
            In machine-readable form: <a href={withBase(securityTextPath)}>security.txt</a>
          </p>
        </div>
      </PageSection>
      <Closing
        title="A question for your risk assessment?"
        text="Ask our safety engineers, before or after the project."
        label="Ask an engineer"
        onContact={() => setInterest({ label: 'safety and cybersecurity', path })}
      />
      <NextLinks
        links={[
          {
            to: '/blogs/what-a-safety-scanner-sees',
            title: 'What a safety scanner sees',
            text: 'ISO 13855, with the sums.',
          },
          {
            to: '/product-documentation',
            title: 'Product Documentation',
            text: 'Safety functions and interfaces of each robot.',
          },
          { to: '/service', title: 'Service Plans', text: 'Who answers, and how fast.' },
        ]}
      />
    </PageFrame>
  );
}
