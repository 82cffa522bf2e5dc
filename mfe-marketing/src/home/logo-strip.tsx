import { useState } from 'react';
import type { LogoFile } from 'shared-config/media/media-file';
import { useHydrated } from 'shared-ui/use-hydrated';
import styles from './logo-strip.module.css';

/**
 * Client logos that scroll by, 2 s a logo (specification §9), until they are stopped by button, pointer or focus.
 * Where less motion is wished for, and without the script, they stand still and can be scrolled.
 */
export function LogoStrip({ logos }: { logos: readonly LogoFile[] }) {
  const [isPaused, setPaused] = useState(false);
  // The second row closes the gap behind the first, so only who sees it move needs it.
  const isHydrated = useHydrated();
  return (
    <div className={styles.logoStrip}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <section className={styles.window} tabIndex={0} aria-label="Client logos">
        <div className={`${styles.track} ${isHydrated ? styles.moving : ''} ${isPaused ? styles.paused : ''}`}>
          <ul className={styles.row}>
            {logos.map(({ name, src, width, height }) => (
              <li key={name} className={styles.logo}>
                <img src={src} alt={name} width={width} height={height} loading="lazy" />
              </li>
            ))}
          </ul>
          {isHydrated && (
            <ul className={`${styles.row} ${styles.copy}`} aria-hidden="true">
              {logos.map(({ name, src, width, height }) => (
                <li key={name} className={styles.logo}>
                  <img src={src} alt="" width={width} height={height} loading="lazy" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <button type="button" className={styles.pause} aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        Pause logos
      </button>
    </div>
  );
}
