import { useMediaQuery } from 'kit/page/use-media-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { searchPath } from 'shared-config/search/search-path';
import { useMobileMenuOpen, useSharedStore } from 'shared-config/store';
import { breakpoints } from 'shared-config/tokens';
import { headerEndId } from './header-end';
import styles from './mobile-menu.module.css';
import { menuSections, mobileProductGroups } from './navigation';
import { NavigationList } from './navigation-list';
import { useDisclosureState } from './use-disclosure-state';
import { useMenuSections } from './use-menu-sections';

/** The bar has no room for it on a phone, nor for the visitor's list. */
const searchLink = { label: 'Search', to: searchPath };

const { setMobileMenuOpen } = useSharedStore.getState();

/**
 * The full-screen slide-in menu below 768 px: sections expand one at a time, the page behind does not scroll, widening
 * the window to 768 px or more closes it (specification §2 Header, §4).
 */
export function MobileMenu() {
  const isOpen = useMobileMenuOpen();
  const { list } = useMenuSections();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.medium}px)`);
  const details = useDisclosureState(isOpen, setMobileMenuOpen);
  const toggle = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isWide && isOpen) setMobileMenuOpen(false);
  }, [isWide, isOpen]);

  useEffect(() => {
    // The elements that the menu covers must not be reached by Tab or read out.
    const covered = document.querySelectorAll('main, footer');
    for (const element of covered) element.toggleAttribute('inert', isOpen);
    return () => {
      for (const element of covered) element.removeAttribute('inert');
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setMobileMenuOpen(false);
    toggle.current?.focus();
  };

  return (
    <details
      ref={details}
      className={styles.mobileMenu}
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
      onKeyDown={onKeyDown}
    >
      <summary ref={toggle} className={styles.toggle}>
        <span className="visually-hidden">Menu</span>
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav id={headerEndId} className={styles.panel} aria-label="Main">
        <details className={styles.section} name="mobile-section">
          <summary className={styles.sectionName}>Products</summary>
          {mobileProductGroups.map(({ id, label, links }) => (
            <section key={id} aria-label={label}>
              <h2 className={styles.groupName}>{label}</h2>
              <NavigationList links={links} />
            </section>
          ))}
        </details>
        {menuSections.map(({ id, label, links }) => (
          <details key={id} className={styles.section} name="mobile-section">
            <summary className={styles.sectionName}>{label}</summary>
            <NavigationList links={links} menu={id} />
          </details>
        ))}
        <NavigationList links={list ? [searchLink, list] : [searchLink]} />
      </nav>
    </details>
  );
}
