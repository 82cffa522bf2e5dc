import { submissionRetentionDays } from 'kit/forms/submission-retention';
import { site } from 'shared-config/site';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection, PageTitle } from 'shared-ui/page-section';

/** `/datenschutz` */
export default function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Datenschutz"
        description="Was diese Seiten über Sie speichern, wozu, und wie lange."
        path="/datenschutz"
      />
      <PageTitle title="Datenschutz" lead="Diese Seiten setzen keine Cookies und laden nichts von fremden Servern." />
      <PageSection title="Ihre Nachrichten">
        <p>
          Was Sie in ein Formular schreiben, lesen die Menschen in der Werkstatt, um Ihnen zu antworten. Nach{' '}
          {submissionRetentionDays} Tagen wird es gelöscht. Was Sie geschrieben haben, bevor Sie es senden, bleibt in
          Ihrem Browser.
        </p>
        <p>
          Auskunft und Löschung: <a href={`mailto:${site.mail}`}>{site.mail}</a>.
        </p>
      </PageSection>
      <PageSection title="Messung">
        <p>
          Seiten melden unserem Server ohne Namen und Kennung, wie schnell sie waren und ob etwas fehlschlug. Mehr
          erfahren wir nicht.
        </p>
      </PageSection>
    </>
  );
}
