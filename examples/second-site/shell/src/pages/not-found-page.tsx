import { NearestPages } from 'kit/page/nearest-pages';
import { LinkButton } from 'shared-ui/link-button';
import { PageHead } from 'shared-ui/page/page-head';
import { PageTitle } from 'shared-ui/page-section';
import styles from './pages.module.css';

/** The page for a path that nobody claims; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="Seite nicht gefunden" description="Diese Seite gibt es nicht." path="/404" hidden />
      <PageTitle
        title="Hier läutet nichts"
        lead="Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder die Adresse vertippt."
      />
      <div className={styles.ways}>
        <NearestPages />
        <LinkButton to="/">Zur Startseite</LinkButton>
      </div>
    </>
  );
}
