import type { PictureFile } from 'kit/media/media-file';
import { Picture } from 'kit/page/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './picture-links.module.css';

/** A page of the site: its picture or its drawing of 400 by 300, its name, and a few words. */
type PictureLink = { to: string; title: string; text?: ReactNode } & ({ image: PictureFile } | { drawing: string });

/** Two to four pages side by side, each with its picture; below each other on a phone. */
export function PictureLinks({ links }: { links: readonly PictureLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, title, text, ...shown }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            {'image' in shown ? (
              <Picture
                file={shown.image}
                alt=""
                className={styles.picture}
                sizes="(width >= 768px) 25rem, 40vw"
                maxWidth={800}
              />
            ) : (
              <svg className={styles.picture} viewBox="0 0 400 300" aria-hidden="true">
                <use href={shown.drawing} />
              </svg>
            )}
            <span>
              <strong className={styles.title}>{title}</strong>
              {text && <span className={styles.text}>{text}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
