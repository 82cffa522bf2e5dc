import { Link } from 'react-router-dom';
import { bellPath, bells } from 'shared-config/bells';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection, PageTitle } from 'shared-ui/page-section';
import styles from './bells.module.css';
import { formatLength, formatWeight } from './format-figures';

/** `/glocken`: five bells of the last years, with what they measure. */
export default function BellsPage() {
  return (
    <>
      <PageHead
        title="Glocken"
        description="Fünf Glocken der letzten Jahre: Schlagton, Durchmesser, Gewicht und Nachhall."
        path="/glocken"
      />
      <PageTitle
        title="Fünf von 412"
        lead="So viele Glocken haben wir gegossen, seit 1786. Diese fünf hängen an Orten, an denen man sie hören kann."
      />
      <PageSection title="Verzeichnis">
        <table className={styles.table}>
          <caption className="visually-hidden">Glocken mit Schlagton, Durchmesser und Gewicht</caption>
          <thead>
            <tr>
              <th scope="col">Glocke</th>
              <th scope="col">Schlagton</th>
              <th scope="col">Durchmesser</th>
              <th scope="col">Gewicht</th>
            </tr>
          </thead>
          <tbody>
            {bells.map(({ name, title, tone, place, diameter, weight }) => (
              <tr key={name}>
                <th scope="row">
                  <Link to={bellPath(name)}>{title}</Link>
                  <span className={styles.place}>{place}</span>
                </th>
                <td>{tone}</td>
                <td>{formatLength(diameter)}</td>
                <td>{formatWeight(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PageSection>
    </>
  );
}
