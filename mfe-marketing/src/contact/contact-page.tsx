import { Link, useLocation } from 'react-router-dom';
import { shortlistPath } from 'shared-config/shortlist/shortlist-address';
import { site, siteAddress } from 'shared-config/site';
import { ContactForm } from 'shared-ui/forms/contact-form/contact-form';
import { PageHead } from 'shared-ui/page/page-head';
import styles from './contact-page.module.css';
import { Shortlist } from './shortlist';
import { useEnquiry } from './use-enquiry';

const steps = [
  { title: 'We read it', text: 'An engineer reads every enquiry and calls back with the right questions.' },
  {
    title: 'We look at the material flow',
    text: 'Loads, distances, doors, shifts, and the systems to be connected.',
  },
  { title: 'You get a proposal', text: 'Which robots, which missions, what has to be integrated, and what it takes.' },
];

/** The contact page, and at an address of its own what goes into its form: one page, because each module of a remote weighs on all of its pages. */
export default function ContactPage() {
  return useLocation().pathname === shortlistPath ? <Shortlist /> : <Contact />;
}

/** The form, and what happens next. */
function Contact() {
  const message = useEnquiry();
  return (
    <article className={styles.contactPage}>
      <PageHead
        title="Contact"
        description={`Ask ${site.companyName} for a quote, a visit or support: tell us what you need to move, and an engineer answers.`}
        path="/contact"
        shareImage="own"
        jsonLd={{ '@type': 'ContactPage', name: 'Contact', url: siteAddress('/contact') }}
      />
      <header>
        <h1 className={styles.title}>Talk to an engineer</h1>
        <p className={styles.lead}>
          Whether you need one robot or have a dozen brands to connect: tell us what you need to move, and from where to
          where.
        </p>
      </header>
      <section className={styles.form} aria-label="Contact form">
        <ContactForm
          formName="home-contact"
          source="contact"
          defaultMessage={message}
          afterThanks={<a href="#next">What happens next</a>}
        />
        <p className={styles.privacy}>
          How we use your data, and how long we keep it: <Link to="/privacy">privacy</Link>
        </p>
      </section>
      <div className={styles.facts}>
        <h2 id="next" className={styles.stepsTitle}>
          What happens next
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <strong>{title}</strong>
              <span className={styles.stepText}>{text}</span>
            </li>
          ))}
        </ol>
        <h2 className={styles.stepsTitle}>Other ways to reach us</h2>
        <ul className={styles.ways}>
          <li>
            <Link to="/events">Meet us at an event</Link>
          </li>
          <li>
            <Link to="/partner-with-us">Become a partner</Link>
          </li>
          <li>
            <Link to="/careers">Work with us</Link>
          </li>
          <li>
            <Link to="/safety#report">Report a vulnerability</Link>
          </li>
          <li>
            <Link to="/press">Write about us</Link>
          </li>
        </ul>
      </div>
    </article>
  );
}
