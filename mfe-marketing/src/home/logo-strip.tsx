import type { LogoFile } from 'kit/media/media-file';
import { useHydrated } from 'kit/page/use-hydrated';
import { useState } from 'react';
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
          <LogoRow logos={logos} />
          {isHydrated && <LogoRow logos={logos} isCopy />}
        </div>
      </section>
      <button type="button" className={styles.pause} aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        <span className="visually-hidden">Pause logos</span>
      </button>
    </div>
  );
}

/** All logos in a row; a copy of it is nothing to a screen reader. */
function LogoRow({ logos, isCopy = false }: { logos: readonly LogoFile[]; isCopy?: boolean }) {
  return (
    <ul className={isCopy ? `${styles.row} ${styles.copy}` : styles.row} aria-hidden={isCopy || undefined}>
      {logos.map(({ name, src, width, height }) => (
        <li key={name}>
          <img src={src} alt={isCopy ? '' : name} width={width} height={height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
