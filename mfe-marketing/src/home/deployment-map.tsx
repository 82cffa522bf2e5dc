import { Picture } from 'kit/page/picture';
import { useEffect, useRef } from 'react';
import { robotClientsClaim, robotHoursClaim } from 'shared-config/company-claims';
import { filmWorldMap } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { FilmSources } from 'shared-ui/film-sources';
import styles from './deployment-map.module.css';

/** The map video with its headline: it plays by itself, loops, is muted, and runs only while it is seen (specification §2). */
export function DeploymentMap() {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    // Where less motion is wished for the poster stays.
    if (!video || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      // A browser that does not let it play shows the poster, which says the same.
      if (entry?.isIntersecting) video.play().catch(() => {});
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, []);
  return (
    <section className={styles.deployments} aria-labelledby="deployments">
      <Picture file={filmWorldMap.poster} className={styles.layer} sizes="100vw" />
      <video
        ref={film}
        className={styles.layer}
        width={filmWorldMap.width}
        height={filmWorldMap.height}
        preload="none"
        loop
        muted
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        <FilmSources file={filmWorldMap} />
      </video>
      <h2 id="deployments" className={styles.headline}>
        <span>{`${site.robotLineName} robots: ${robotHoursClaim} for ${robotClientsClaim}`}</span>
      </h2>
    </section>
  );
}
