import { useEffect, useRef } from 'react';
import type { FilmFile } from 'shared-config/media/media-file';
import { FilmSources } from 'shared-ui/film-sources';
import { playFilm } from 'shared-ui/play-film';
import styles from './robot-view.module.css';

/** The film, the name of its robot, and who is told when it cannot be played. */
type RobotFilmProps = { name: string; film: FilmFile; onFailure: () => void };

/** A film that turns a robot, playing from the start. */
export function RobotFilm({ name, film, onFailure }: RobotFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const reportFailure = useRef(onFailure);
  reportFailure.current = onFailure;

  useEffect(() => {
    let removed = false;
    const play = async () => {
      if (!video.current) return;
      try {
        await playFilm(video.current);
      } catch (error) {
        // The visitor has paused it, or gone back to the picture.
        if (removed || (error instanceof DOMException && error.name === 'AbortError')) return;
        console.warn(`The film ${film.mp4} did not play:`, error);
        reportFailure.current();
      }
    };
    play();
    return () => {
      removed = true;
    };
  }, [film]);

  return (
    <video
      ref={video}
      className={styles.film}
      width={film.width}
      height={film.height}
      aria-label={`Film: ${name}, turning once`}
      preload="none"
      controls
      loop
      muted
      playsInline
    >
      <FilmSources file={film} />
    </video>
  );
}
