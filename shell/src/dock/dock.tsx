import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { scrollToTopThreshold } from 'shared-config/tokens';
import styles from './dock.module.css';

/**
 * The shared element beside header and footer: a way to the form where the window has room for it beside the page, out of the way
 * while one reads on, and beyond 300 px of scrolling a way back up (specification §2, §9).
 */
export function Dock() {
  const { pathname } = useLocation();
  const [isScrolled, setScrolled] = useState(false);
  const [isReadingOn, setReadingOn] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      setScrolled(scrollY > scrollToTopThreshold);
      setReadingOn(scrollY > last);
      last = scrollY;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <aside className={styles.dock} aria-label="Shortcuts">
      {isScrolled && (
        <button type="button" className={styles.shortcut} onClick={scrollToTop}>
          <span className="visually-hidden">Scroll to top</span>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 19V5m-6 6 6-6 6 6" />
          </svg>
        </button>
      )}
      {pathname !== '/contact' && (
        <Link to="/contact" className={`${styles.shortcut} ${styles.mail} ${isReadingOn ? styles.away : ''}`}>
          <span className="visually-hidden">Contact us</span>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M4 6h16v12H4zm0 1 8 6 8-6" />
          </svg>
        </Link>
      )}
    </aside>
  );
}

/** Not by the style of the page: the way back to a page would be scrolled too. */
function scrollToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
