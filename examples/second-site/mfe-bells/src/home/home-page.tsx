import { usePagePosts, useWords } from 'kit/page/contexts';
import { formatDay } from 'kit/posts/format-day';
import { Link } from 'react-router-dom';
import { bellPath, bells } from 'shared-config/bells';
import { visitPath } from 'shared-config/forms';
import { postsPath } from 'shared-config/posts';
import { BellDrawing } from 'shared-ui/bell-drawing';
import { LinkButton } from 'shared-ui/link-button';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection } from 'shared-ui/page-section';
import styles from './home-page.module.css';

const steps = [
  {
    title: 'Rippe',
    text: 'Wir berechnen das Profil der Wand. Es bestimmt alle fünf Teiltöne, bevor ein Gramm Metall fließt.',
  },
  {
    title: 'Form',
    text: 'Kern, falsche Glocke und Mantel aus Lehm, Schicht für Schicht. Eine große Glocke braucht fünf Monate.',
  },
  {
    title: 'Guss',
    text: '78 Teile Kupfer, 22 Teile Zinn, 1100 °C. Freitags um drei, nach alter Sitte, in acht Minuten.',
  },
  {
    title: 'Stimmen',
    text: 'Nach zwei Wochen im Boden wird sie ausgegraben, geputzt und angeschlagen. Stimmt die Rippe, stimmt der Ton.',
  },
];

/** `/`: five bells at one scale, how one comes to be, and what was written last. */
export default function HomePage() {
  const { summaries } = usePagePosts();
  const { locale } = useWords();
  return (
    <>
      <PageHead
        title="Glocken aus Lehm und Bronze"
        description="Wir gießen Läuteglocken im Lehmformverfahren: für Türme, Rathäuser, Friedhöfe und Schulen."
        path="/"
      />
      <section className={styles.hero}>
        <h1 className={styles.title}>Eine Glocke überlebt alle, die sie bestellt haben.</h1>
        <p className={styles.lead}>
          Wir gießen sie so, dass sie es darf: im Lehm, aus reiner Bronze, mit einem Ton, der nach Jahrhunderten noch
          der richtige ist.
        </p>
        <p className={styles.ways}>
          <LinkButton to="/anfrage">Glocke anfragen</LinkButton>
          <LinkButton to={visitPath} inverted>
            Beim Guss dabei sein
          </LinkButton>
        </p>
        <ul className={styles.row}>
          {bells.map(({ name, title, tone }) => (
            <li key={name} className={styles[name]}>
              <Link className={styles.bell} to={bellPath(name)}>
                <BellDrawing tone={tone} className={styles.drawing} />
                <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.scale}>Alle fünf im selben Maßstab: die größte misst 1,70 m, die kleinste 85 cm.</p>
      </section>
      <PageSection title="Von der Rippe zum Ton">
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.step}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      {summaries.length > 0 && (
        <PageSection title="Zuletzt notiert">
          <ul className={styles.posts}>
            {summaries.map(({ slug, title, publishDate, excerpt }) => (
              <li key={slug}>
                <Link to={encodeURI(`${postsPath}/${slug}`)}>{title}</Link>
                <p className={styles.day}>{formatDay(publishDate, locale)}</p>
                <p>{excerpt}</p>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}
