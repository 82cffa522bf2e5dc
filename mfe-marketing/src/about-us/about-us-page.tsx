import { robotClientsInWords, robotHoursClaim, robotUptimeClaim } from 'shared-config/claims';
import { clientLogos, machiningLane, sharedDriveLane } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { PageSection } from 'shared-ui/page/page-section';
import { Picture } from 'shared-ui/picture';
import { LogoStrip } from '../home/logo-strip';
import { StatCards } from '../home/stat-cards';
import { GetInTouch } from '../page/get-in-touch';
import { PageFrame } from '../page/page-frame';
import styles from './about-us-page.module.css';

const principles = [
  {
    title: 'The process belongs to those who run it',
    text: 'So missions are put together without code, and changed by the people who know why.',
  },
  {
    title: 'No plant is of one brand',
    text: `${site.platformName} treats robots and machines of others like our own. Whoever leaves us takes the map along.`,
  },
  {
    title: 'A figure is worth what was counted',
    text: `${robotHoursClaim} are hours in production: ${robotUptimeClaim}, at ${robotClientsInWords}.`,
  },
];

const places = [
  {
    city: 'Pune, India',
    text: 'Development, assembly and the test centre, where visitors may bring a load of their own',
  },
  { city: 'Chennai, India', text: 'Training centre for planners and operators' },
  { city: 'Stuttgart, Germany', text: 'Partners and projects in Central Europe' },
];

/** Who the company is (specification §2). */
export default function AboutUsPage() {
  return (
    <PageFrame
      title="About Us"
      description={`${site.companyName} makes autonomous mobile robots, automated guided vehicles and a no-code platform that links them with everything else in a plant.`}
      path="/about-us"
      heading="Robots that fit into the plant you have"
      lead={`${site.companyName} makes autonomous mobile robots, automated guided vehicles, and ${site.platformName}: the no-code, vendor-agnostic platform that links them with everything else in a plant.`}
      image={machiningLane}
      crumb="About Us"
    >
      <PageSection id="principles" title="What we hold to" layout="beside">
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
            Every robot drives a full shift before it leaves us
          </h2>
          <p>
            Six at a time, on a course with ramps, joints and doors like those of our customers. What fails here does
            not fail in a plant.
          </p>
        </div>
      </section>
      <PageSection id="numbers" title="In numbers">
        <StatCards />
      </PageSection>
      <PageSection id="places" title="Where we are" layout="beside">
        <dl className={styles.places}>
          {places.map(({ city, text }) => (
            <div key={city} className={styles.place}>
              <dt>{city}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection id="clients" title="Who works with us">
        <LogoStrip logos={clientLogos} />
      </PageSection>
      <GetInTouch
        title="See robots at work"
        text="Visit the test centre, with a load of your own if you like."
        label="Plan a visit"
        interest="a visit to the test centre"
        path="/about-us"
      />
    </PageFrame>
  );
}
