import { useMediaQuery } from 'kit/page/use-media-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { site } from 'shared-config/site';
import { useOpenMenu, useSharedStore } from 'shared-config/store';
import { breakpoints } from 'shared-config/tokens';
import { CallToAction } from 'shared-ui/call-to-action';
import { Logo } from './logo';
import { Menu } from './menu';
import { MobileMenu } from './mobile-menu';
import { featuredStudy } from './navigation';
import { NavigationList } from './navigation-list';
import { ProductTabs } from './product-tabs';
import styles from './site-header.module.css';
import { useMenuSections } from './use-menu-sections';

const { setOpenMenu, setMobileMenuOpen } = useSharedStore.getState();

/** The fixed header: logo, four menus, Contact Us; below 768 px the slide-in menu (specification §2 Header). */
export function SiteHeader() {
  const { pathname, search } = useLocation();
  const isMenuOpen = useOpenMenu() !== null;
  const menus = useRef<HTMLElement>(null);
  const shownAddress = useRef(pathname + search);
  const { sections, list } = useMenuSections();
  const isLarge = useMediaQuery(`(min-width: ${breakpoints.large}px)`);

  useEffect(() => {
    if (shownAddress.current === pathname + search) return;
    shownAddress.current = pathname + search;
    setOpenMenu(null);
    setMobileMenuOpen(false);
  }, [pathname, search]);

  const closeUnlessInside = (target: EventTarget | null) => {
    if (target instanceof Node && !menus.current?.contains(target)) setOpenMenu(null);
  };

  useEffect(() => {
    if (!isMenuOpen) return;
    const ended = new AbortController();
    document.addEventListener('pointerdown', ({ target }) => closeUnlessInside(target), ended);
    // Wherever the focus is: the menu may have been opened by hovering (WCAG 2.2, 1.4.13).
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        menus.current?.querySelector<HTMLElement>('details:focus-within summary')?.focus();
        setOpenMenu(null);
      },
      ended,
    );
    return () => ended.abort();
  }, [isMenuOpen]);

  // Choosing the page one is on changes no address, but closes the menus all the same.
  const closeAfterLink = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    setOpenMenu(null);
    setMobileMenuOpen(false);
  };

  return (
    <header className={styles.siteHeader}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links inside, is no control itself */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link fires click for the keyboard too */}
      <div className={styles.bar} onClick={closeAfterLink}>
        <Link to="/" className={styles.home} aria-label={`${site.companyName}, home`}>
          <Logo />
        </Link>
        <nav
          ref={menus}
          className={styles.menus}
          aria-label="Main"
          onBlur={({ relatedTarget }) => closeUnlessInside(relatedTarget)}
        >
          <ul className={styles.menuList}>
            <li>
              <Menu id="products" label="Products">
                <ProductTabs />
              </Menu>
            </li>
            {sections.map(({ id, label, links }) => (
              <li key={id}>
                <Menu id={id} label={label}>
                  <NavigationList links={links} menu={id} isPictured={id !== 'resources'} />
                  {id === 'resources' && <NavigationList links={[featuredStudy]} isPictured />}
                </Menu>
              </li>
            ))}
          </ul>
        </nav>
        {/* The bar has no room for it on other screens. */}
        {list && isLarge && (
          <Link to={list.to} className={styles.search}>
            {list.label}
          </Link>
        )}
        <Link to="/search" className={styles.search}>
          Search
        </Link>
        <CallToAction to="/contact" size="small">
          Contact Us
        </CallToAction>
        <MobileMenu />
      </div>
    </header>
  );
}
