import { PageMissingError } from 'kit/contract/page-missing';
import { Slot } from 'kit/page/slots/slot';
import { Link, useParams } from 'react-router-dom';
import { bellPath, bells } from 'shared-config/bells';
import { visitPath } from 'shared-config/forms';
import type { castingDates } from 'shared-config/slots';
import { BellDrawing } from 'shared-ui/bell-drawing';
import { LinkButton } from 'shared-ui/link-button';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection, PageTitle } from 'shared-ui/page-section';
import styles from './bells.module.css';
import { formatLength, formatWeight } from './format-figures';

/** `/glocken/{name}`: one bell, its measures, and when one like it is cast next. */
export default function BellPage() {
  const { bell: name } = useParams();
  const bell = bells.find((one) => one.name === name);
  if (!bell) throw new PageMissingError(bellPath(`${name}`));
  const { title, tone, place, year, diameter, weight, decay } = bell;
  const figures = [
    ['Schlagton', tone],
    ['Durchmesser', formatLength(diameter)],
    ['Gewicht', formatWeight(weight)],
    ['Nachhall', `${decay} s`],
    ['Gegossen', String(year)],
    ['Ort', place],
  ];
  return (
    <>
      <PageHead
        title={`${title}, ${tone}`}
        description={`${title} für ${place}: Schlagton ${tone}, ${formatLength(diameter)}, ${formatWeight(weight)}, gegossen ${year}.`}
        path={bellPath(bell.name)}
      />
      <PageTitle title={title} lead={`${place}, gegossen ${year}. Ihr Ton ist nach ${decay} Sekunden noch zu hören.`} />
      <PageSection title="Maße">
        <div className={styles.bell}>
          <BellDrawing tone={tone} className={styles.drawing} />
          <dl className={styles.figures}>
            {figures.map(([term, figure]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageSection>
      <Slot<typeof castingDates>
        name="casting-dates"
        data={{ bell: title }}
        fallback={
          <PageSection title="Besuch">
            <p>
              <Link to={visitPath}>Beim Guss dabei sein</Link>
            </p>
          </PageSection>
        }
      />
      <PageSection title="Eine wie diese">
        <p>
          Der Ton hängt von der Rippe ab, das Gewicht vom Turm. Schreiben Sie uns, was läuten soll: Wir rechnen, bevor
          wir ein Angebot machen.
        </p>
        <p>
          <LinkButton to="/anfrage">Glocke anfragen</LinkButton>
        </p>
      </PageSection>
    </>
  );
}
