import { Picture } from 'kit/page/picture';
import { Link } from 'react-router-dom';
import { industryAutomotive, industryDistribution, industryFmcg } from 'shared-config/media/catalog';
import { industryLines } from './home-lists.content';
import styles from './home-page.module.css';
import { HomeSection } from './home-section';

// A line of their own: the pages' texts would weigh on the home page.
const cards = [
  {
    title: 'FMCG and F&B',
    text: industryLines['industry-fmcg'],
    url: '/industries/industry-fmcg',
    image: industryFmcg,
  },
  {
    title: 'Auto and Heavy Machinery',
    text: industryLines['automotive-industry'],
    url: '/industries/automotive-industry',
    image: industryAutomotive,
  },
  {
    title: 'Distribution Centers',
    text: industryLines.distribution,
    url: '/industries/distribution',
    image: industryDistribution,
  },
];

/** 'Industries We Serve', three cards (specification §2 Home page). */
export function IndustriesSection() {
  return (
    <HomeSection id="industries" title="Industries We Serve">
      <ul className={styles.industries}>
        {cards.map(({ title, text, url, image }) => (
          <li key={url}>
            <Link className={styles.industry} to={url}>
              <Picture
                file={image}
                alt=""
                className={`${styles.rounded} ${styles.cropped}`}
                sizes="(width >= 768px) 40vw, 100vw"
                maxWidth={800}
              />
              <h3>{title}</h3>
              <p>{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
