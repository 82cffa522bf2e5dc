import { Link } from 'react-router-dom';
import { industryAutomotive, industryDistribution, industryFmcg } from 'shared-config/media/catalog';
import { Picture } from 'shared-ui/picture';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

// Title, picture and address alone: the pages' own texts would weigh on the home page.
const cards = [
  { title: 'FMCG and F&B', url: '/industries/industry-fmcg', image: industryFmcg },
  { title: 'Auto and Heavy Machinery', url: '/industries/automotive-industry', image: industryAutomotive },
  { title: 'Distribution Centers', url: '/industries/distribution', image: industryDistribution },
];

/** 'Industries We Serve', three cards (specification §2 Home page). */
export function IndustriesSection() {
  return (
    <HomeSection id="industries" title="Industries We Serve">
      <ul className={styles.industries}>
        {cards.map(({ title, url, image }) => (
          <li key={url}>
            <Link className={styles.industry} to={url}>
              <Picture
                file={image}
                alt=""
                className={styles.rounded}
                sizes="(width >= 768px) 33vw, calc(100vw - 2.5rem)"
              />
              <h3 className={styles.industryTitle}>{title}</h3>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
