import type { PictureFile } from 'kit/media/media-file';
import { Picture } from 'kit/page/picture';
import { type ReactNode, useState } from 'react';
import { AddressLink } from './address-link';
import styles from './card-grid.module.css';

/** A card that leads to a page: of the site when the address is a path, else of another. */
type Card = {
  key: string | number;
  to: string;
  title: string;
  /** Where the title may be in any script. */
  dir?: 'auto';
  /** Small, above the title. */
  category?: string;
  /** The measured figure, above its text. */
  figure?: string;
  text?: ReactNode;
} & (
  | {
      image: PictureFile;
      /** Replaces the picture's description where the specification fixes one; empty where the title says the same. */
      imageAlt?: string;
    }
  /** Instead of a picture, a drawing of 420 by 280 that says nothing but the title. */
  | { drawing: string }
);

/** The cards, the level of heading that their titles are, and whether the page is measured by the picture of the first. */
export type CardGridProps = {
  cards: readonly Card[];
  titleLevel?: 'h2' | 'h3';
  opensPage?: boolean;
  /** Whether the first is the one to read: not where the visitor has chosen which there are. */
  hasFeature?: boolean;
};

/** The classes of a grid, by its number of cards. */
function gridClasses(count: number, hasFeature: boolean): string {
  const classes = [styles.grid];
  if (count % 2 === 1) classes.push(styles.odd);
  if (count === 1) classes.push(styles.wide);
  else if (count === 2 || count === 4) classes.push(styles.halves);
  else if (hasFeature) {
    classes.push(count % 3 === 1 ? styles.wide : styles.tall);
    if (count % 3 === 2) classes.push(styles.twoOver);
  } else if (count % 3 === 1) classes.push(styles.quarters);
  return classes.join(' ');
}

/** Cards with picture, category and title, none alone in its row. The title is the link, the whole card is its target. */
export function CardGrid({ cards, titleLevel: Title = 'h2', opensPage = false, hasFeature = false }: CardGridProps) {
  // Not of what is found later: those pictures are there, or not what the page began with.
  const [opening] = useState(opensPage ? cards[0]?.key : undefined);
  return (
    <ul className={gridClasses(cards.length, hasFeature)}>
      {cards.map(({ key, to, title, dir, category, figure, text, ...shown }, index) => (
        <li key={key} className={styles.card}>
          {'image' in shown ? (
            <Picture
              file={shown.image}
              alt={shown.imageAlt ?? ''}
              className={styles.image}
              sizes={`(width >= 1024px) ${hasFeature && index === 0 ? 54 : 26}rem, (width >= 768px) 50vw, calc(100vw - 2.5rem)`}
              loading={key === opening ? 'eager' : 'lazy'}
            />
          ) : (
            <svg className={styles.drawing} viewBox="0 0 420 280" aria-hidden="true">
              <use href={shown.drawing} />
            </svg>
          )}
          <div className={styles.body}>
            {category && <p className={styles.category}>{category}</p>}
            <Title className={styles.title} dir={dir}>
              <AddressLink className={styles.link} to={to}>
                {title}
              </AddressLink>
            </Title>
            {figure && <p className={`${styles.figure} measured`}>{figure}</p>}
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
