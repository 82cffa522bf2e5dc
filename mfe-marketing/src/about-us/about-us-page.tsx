import { Picture } from 'kit/page/picture';
import { robotClientsInWords, robotHoursClaim, robotUptimeClaim } from 'shared-config/company-claims';
import { clientLogos, machiningLane, sharedDriveLane } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { LogoStrip } from '../home/logo-strip';
import { StatCards } from '../home/stat-cards';
import { PageFrame } from '../page/page-frame';
import styles from './about-us-page.module.css';
import { CompanyHistory } from './company-history';
import { CompanyPeople } from './company-people';
import { CompanyPlaces } from './company-places';

const principles = [
  {
    title: 'The people who run a process can change it',
    text: 'Missions are built without code, by the people who know the process.',
  },
  {
    title: 'No plant has only one brand',
    text: `${site.platformName} treats robots and machines of other brands like our own. If you leave us, you take the map with you.`,
  },
  {
    title: 'Every figure says what it is based on',
    text: `${robotHoursClaim} of ${site.robotLineName} robots are hours in production, with ${robotUptimeClaim}, at ${robotClientsInWords}.`,
  },
];

/** Who the company is (specification §2). */
export default function AboutUsPage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame
      title="About Us"
      description={`${site.companyName} makes autonomous mobile robots, automated guided vehicles and a no-code platform that links them with the rest of the plant.`}
      path="/about-us"
      shareImage="own"
      heading="Robots that fit the plant you have"
      lead={`${site.companyName} makes autonomous mobile robots, automated guided vehicles, and ${site.platformName}: the no-code, vendor-agnostic platform that links them with everything else in a plant.`}
      image={machiningLane}
      crumb="About Us"
    >
      <PageSection id="principles" title="How we work" layout="beside">
        <ul className={styles.principles}>
          {principles.map(({ title, text }) => (
            <li key={title} className={styles.principle}>
              <h3 className={styles.principleTitle}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <section className={styles.making} aria-labelledby="making">
        <Picture
          file={sharedDriveLane}
          className={styles.makingPicture}
          sizes="(width >= 1024px) 45rem, calc(100vw - 2.5rem)"
        />
        <div>
          <h2 id="making" className={styles.makingTitle}>
            Every robot runs a full shift before delivery
          </h2>
          <p>
            Six at a time, on a course with ramps, floor joints and doors like those in customers’ plants. What fails
            here does not fail at a customer’s plant.
          </p>
        </div>
      </section>
      <PageSection id="numbers" title="In numbers" level="section" ground="dark">
        <StatCards />
      </PageSection>
      <PageSection id="places" title="Where we are">
        <CompanyPlaces />
      </PageSection>
      <PageSection id="people" title="Who we are">
        <CompanyPeople />
      </PageSection>
      <PageSection id="milestones" title="How we got here" layout="beside" level="chapter">
        <CompanyHistory />
      </PageSection>
      <PageSection id="clients" title="Who works with us" level="section">
        <LogoStrip logos={clientLogos} />
      </PageSection>
      <Closing
        title="See robots at work"
        text="Visit the test centre, and bring your own load."
        label="Plan a visit"
        onContact={() => setInterest({ label: 'a visit to the test centre', path: '/about-us' })}
      />
      <NextLinks
        links={[
          {
            to: '/safety',
            title: 'Safety and Cybersecurity',
            text: 'Standards, updates, and where to report a vulnerability.',
          },
          { to: '/service', title: 'Service Plans', text: 'Who answers, who comes, and how fast.' },
          { to: '/press', title: 'Press Kit', text: 'Logo, pictures and texts about us.' },
        ]}
      />
    </PageFrame>
  );
}
