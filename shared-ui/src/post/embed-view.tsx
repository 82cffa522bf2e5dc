import { Picture } from 'kit/page/picture';
import type { Block } from 'kit/posts/block';
import { Link } from 'react-router-dom';
import { robotPictures } from 'shared-config/media/robot-pictures';
import { embeddedFilms } from 'shared-config/posts/embeds';
import { robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { FilmSources } from '../film-sources';
import styles from './embed-view.module.css';

/** A robot or a film of this site inside of a post; nothing where this release has no such thing. */
export function EmbedView({ embed: { kind, name } }: { embed: Extract<Block, { type: 'embed' }> }) {
  if (kind === 'film') {
    const film = embeddedFilms.find((one) => one.name === name);
    return (
      film && (
        <figure className={styles.film}>
          {/* biome-ignore lint/a11y/useMediaCaption: our films have no sound */}
          <video
            controls
            playsInline
            preload="none"
            width={film.file.width}
            height={film.file.height}
            poster={film.file.poster.webp.src}
            aria-label={film.title}
          >
            <FilmSources file={film.file} />
          </video>
          <figcaption>{film.title}</figcaption>
        </figure>
      )
    );
  }
  const robot = robotVariantNames.find((one) => one === name);
  return (
    robot && (
      <Link className={styles.robot} to={robotPath(robot)}>
        <Picture file={robotPictures[robot]} alt="" sizes="12rem" maxWidth={480} />
        <span>{robotNames[robot]}</span>
      </Link>
    )
  );
}
