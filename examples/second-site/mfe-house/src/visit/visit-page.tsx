import { useQuery } from 'kit/page/use-query';
import { visitFields, visitPath } from 'shared-config/forms';
import { LetterForm } from 'shared-ui/letter-form';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection, PageTitle } from 'shared-ui/page-section';
import { castingDays } from './casting-days';
import { chooseGroup, peopleParameter } from './people';

/** `/besuch`: the days of casting, and a place for up to fifteen. */
export default function VisitPage() {
  const [query] = useQuery();
  return (
    <>
      <PageHead
        title="Besuch beim Guss"
        description="Dreimal im Frühjahr darf zusehen, wer sich anmeldet. Was Sie erwartet, und wie Sie Plätze bekommen."
        path={visitPath}
      />
      <PageTitle
        title="Acht Minuten, freitags um drei"
        lead="So lange fließt die Bronze. Wer dabei sein will, meldet sich an: Es gibt fünfzehn Plätze hinter der Schranke."
      />
      <PageSection title="Termine">
        <ul>
          {castingDays.map((day) => (
            <li key={day}>{day}, 14 bis 16 Uhr</li>
          ))}
        </ul>
        <p>
          Feste Schuhe, keine Kunstfasern. In der Grube führt eine Treppe mit elf Stufen nach unten; von der Empore
          sieht man ebenso gut, und dorthin geht ein Aufzug.
        </p>
      </PageSection>
      <PageSection title="Plätze anfragen">
        <LetterForm
          formName="besuch"
          fields={visitFields}
          chosen={{ people: chooseGroup(query.get(peopleParameter)) }}
          send="Plätze anfragen"
          thanks="Danke. Wir bestätigen Ihre Plätze, sobald wir wissen, ob sie frei sind."
        />
      </PageSection>
    </>
  );
}
