import { inquiryFields } from 'shared-config/forms';
import { site } from 'shared-config/site';
import { LetterForm } from 'shared-ui/letter-form';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection, PageTitle } from 'shared-ui/page-section';

/** `/anfrage`: the form to ask for a bell, and for which tower. */
export default function InquiryPage() {
  return (
    <>
      <PageHead
        title="Anfrage"
        description="Schreiben Sie uns, was läuten soll, und wo. Wir rechnen, bevor wir ein Angebot machen."
        path="/anfrage"
      />
      <PageTitle
        title="Was soll läuten?"
        lead="Schreiben Sie uns, welcher Turm es ist und was er trägt. Wir antworten in zwei Werktagen, mit Fragen oder mit einer Rechnung der Töne."
      />
      <PageSection title="Ihre Anfrage">
        <LetterForm
          formName="anfrage"
          fields={inquiryFields}
          send="Anfrage senden"
          thanks="Danke, Ihre Anfrage ist angekommen. Wir melden uns in zwei Werktagen."
        />
        <p>
          Lieber sprechen? <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>, werktags von 7 bis 15
          Uhr.
        </p>
      </PageSection>
    </>
  );
}
