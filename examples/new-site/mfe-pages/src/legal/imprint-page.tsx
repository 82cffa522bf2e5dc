import { submissionRetentionDays } from 'kit/forms/submission-retention';
import { site } from 'shared-config/site';
import styles from 'shared-ui/page/page.module.css';
import { PageFrame } from '../page-frame';

/** `/imprint`: the responsible person, the data kept of visitors, and where to report a vulnerability. */
export default function ImprintPage() {
  return (
    <PageFrame
      title="Imprint and privacy"
      description={`Who is responsible for these pages, and what ${site.companyName} keeps of you.`}
      path="/imprint"
      lead="Replace this page before the site is public: the law of your country says what it has to have."
    >
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>What we keep</h2>
        <p>
          What you send through a form is read by the people who answer, and deleted after {submissionRetentionDays}{' '}
          days. These pages set no cookies and load nothing from others.
        </p>
      </section>
      {/* `security.policy` of the site's definition leads here: keep the id. */}
      <section className={styles.section} id="security">
        <h2 className={styles.sectionTitle}>Report a vulnerability</h2>
        <p>
          Write to <a href={`mailto:${site.mail}`}>{site.mail}</a>.
        </p>
      </section>
    </PageFrame>
  );
}
