import { thankYouPath } from 'kit/forms/thank-you-path';
import { LinkButton } from 'shared-ui/link-button';
import { PageHead } from 'shared-ui/page/page-head';
import { PageTitle } from 'shared-ui/page-section';
import styles from './pages.module.css';

/** Where a form that was sent without JavaScript ends. */
export function ThankYouPage() {
  return (
    <>
      <PageHead title="Danke" description="Ihre Nachricht ist angekommen." path={thankYouPath} hidden />
      <PageTitle
        title="Danke"
        lead="Ihre Nachricht ist angekommen. Wir antworten, sobald der Ofen es zulässt: in zwei Werktagen."
      />
      <div className={styles.ways}>
        <LinkButton to="/">Zur Startseite</LinkButton>
      </div>
    </>
  );
}
