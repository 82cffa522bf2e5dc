import type { ReactNode } from 'react';
import type { PictureFile } from 'shared-config/media/media-file';
import { Picture } from 'shared-ui/picture';
import { AddressLink } from './address-link';
import styles from './card-grid.module.css';

/** A card that leads to a page: of the site when the address is a path, else of another. */
type Card = {
  key: string | number;
  to: string;
  title: string;
  /** Small, above the title. */
  category?: string;
  text?: ReactNode;
  image: PictureFile;
  /** Replaces the picture's description where the specification fixes one; empty where the title says the same. */
  imageAlt?: string;
};

/** The cards, the level of heading that their titles are, and whether the page is measured by the picture of the first. */
type CardGridProps = { cards: readonly Card[]; titleLevel?: 'h2' | 'h3'; opensPage?: boolean };

/** The classes of a grid of so many cards. */
function gridClasses(count: number): string {
  const classes = [styles.grid];
  if (count % 2 === 1) classes.push(styles.odd);
  if (count % 3 === 1) classes.push(styles.oneOver);
  if (count % 3 === 2) classes.push(styles.twoOver);
  return classes.join(' ');
}

/** Cards with picture, category and title in full rows of up to three. The title is the link, the whole card is its target. */
export function CardGrid({ cards, titleLevel: Title = 'h2', opensPage = false }: CardGridProps) {
  return (
    <ul className={gridClasses(cards.length)}>
      {cards.map(({ key, to, title, category, text, image, imageAlt = '' }, index) => (
        <li key={key} className={styles.card}>
          <Picture
            file={image}
            alt={imageAlt}
            className={styles.image}
            sizes="(width >= 1024px) 26rem, (width >= 768px) 50vw, calc(100vw - 2.5rem)"
            loading={opensPage && index === 0 ? 'eager' : 'lazy'}
          />
          <div className={styles.body}>
            {category && <p className={styles.category}>{category}</p>}
            <Title className={styles.title}>
              <AddressLink className={styles.link} to={to}>
                {title}
              </AddressLink>
            </Title>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
