import { Picture } from 'kit/page/picture';
import { useRef, useState } from 'react';
import { filmLiftersInAisle } from 'shared-config/media/catalog';
import { FilmSources } from 'shared-ui/film-sources';
import { playFilm } from 'shared-ui/play-film';
import styles from './hero-film.module.css';

type FilmState = 'poster' | 'loading' | 'playing';

/**
 * The hero video: poster, then a spinner once play is pressed, then the film with controls; it returns to the poster at
 * the end and on pause. A failure is logged and loading stops (specification §4 Hero video).
 */
export function HeroFilm() {
  const [state, setState] = useState<FilmState>('poster');
  const film = useRef<HTMLVideoElement>(null);

  const play = async () => {
    if (!film.current) return;
    // The button goes, and the visitor who pressed it goes on with the film.
    film.current.focus({ preventScroll: true });
    setState('loading');
    try {
      await playFilm(film.current);
    } catch (error) {
      // Interrupted, as the visitor went on to another page.
      if (!film.current) return;
      console.error('The hero film did not play:', error);
      setState('poster');
    }
  };

  return (
    <div className={styles.heroFilm}>
      <video
        ref={film}
        className={styles.film}
        width={filmLiftersInAisle.width}
        height={filmLiftersInAisle.height}
        preload="none"
        muted
        playsInline
        controls={state === 'playing'}
        aria-label="Mobile robots at work in a warehouse"
        tabIndex={state === 'playing' ? 0 : -1}
        onPlaying={() => setState('playing')}
        // An error of the film itself, which broke off while it played; errors of its sources come here as well.
        onError={({ target }) => target === film.current && setState('poster')}
        onPause={() => setState('poster')}
        onEnded={() => setState('poster')}
      >
        <FilmSources file={filmLiftersInAisle} />
      </video>
      {state !== 'playing' && (
        <div className={styles.poster}>
          <Picture
            file={filmLiftersInAisle.poster}
            className={styles.picture}
            sizes="min(80rem, 100vw - 2.5rem)"
            loading="eager"
          />
          {state === 'loading' ? (
            <p className={styles.loading} role="status">
              <span className={styles.spinner} />
              <span className="visually-hidden">Loading the film…</span>
            </p>
          ) : (
            <button
              type="button"
              className={styles.play}
              // Back from a film that had the focus.
              ref={(button) => {
                if (document.activeElement === film.current) button?.focus({ preventScroll: true });
              }}
              onClick={play}
            >
              <svg className={styles.playIcon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M7 4.5v15l12-7.5z" />
              </svg>
              Play film
            </button>
          )}
        </div>
      )}
    </div>
  );
}
