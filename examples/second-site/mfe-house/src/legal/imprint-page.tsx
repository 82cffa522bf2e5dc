import { site } from 'shared-config/site';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection, PageTitle } from 'shared-ui/page-section';

/** `/impressum` */
export default function ImprintPage() {
  return (
    <>
      <PageHead
        title="Impressum"
        description={`Wer für diese Seiten verantwortlich ist: ${site.companyName}.`}
        path="/impressum"
      />
      <PageTitle
        title="Impressum"
        lead="Angaben nach § 5 DDG. Dieses Haus ist erfunden: Die Seiten zeigen, was die Plattform kann."
      />
      <PageSection title="Anbieter">
        <p>
          {site.companyName}, Inhaberin Magdalena Wiedmann, Hüttenweg 3, 89180 Weilersteußlingen. Telefon {site.phone},
          E-Mail <a href={`mailto:${site.mail}`}>{site.mail}</a>.
        </p>
      </PageSection>
      <PageSection id="sicherheit" title="Eine Lücke melden">
        <p>
          Wer auf diesen Seiten eine Sicherheitslücke findet, schreibt an{' '}
          <a href={`mailto:${site.mail}`}>{site.mail}</a>. Wir antworten in drei Werktagen und gehen gegen niemanden
          vor, der uns Zeit gibt, sie zu schließen.
        </p>
      </PageSection>
    </>
  );
}
