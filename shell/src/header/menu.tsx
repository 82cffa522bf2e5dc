import { useMediaQuery } from 'kit/page/use-media-query';
import { type MouseEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type HeaderMenu, useOpenMenu, useSharedStore } from 'shared-config/store';
import { breakpoints, durations } from 'shared-config/tokens';
import styles from './menu.module.css';
import { useDisclosureState } from './use-disclosure-state';

/** A menu of the header: its name and what it opens. */
type MenuProps = { id: HeaderMenu; label: string; children: ReactNode };

/**
 * A disclosure of the header's navigation: opens by click and key everywhere, on hover on large screens, where leaving
 * closes it after 150 ms unless the pointer comes back (specification §2, §9). The header closes it for other reasons.
 */
export function Menu({ id, label, children }: MenuProps) {
  const isOpen = useOpenMenu() === id;
  const setOpen = useCallback(
    (open: boolean) => {
      const { openMenu, setOpenMenu } = useSharedStore.getState();
      if (open) setOpenMenu(id);
      else if (openMenu === id) setOpenMenu(null);
    },
    [id],
  );
  const details = useDisclosureState(isOpen, setOpen);
  const isLarge = useMediaQuery(`(min-width: ${breakpoints.large}px)`);
  const closeTimer = useRef<number>(undefined);
  const openedByHover = useRef(false);

  useEffect(() => () => window.clearTimeout(closeTimer.current), []);

  const opensOnHover = (event: PointerEvent) => isLarge && event.pointerType === 'mouse';
  // Not `onPointerEnter`: React makes it from the event of what the pointer comes out of, and drops that while it is not hydrated.
  const onPointerOver = (event: PointerEvent) => {
    if (!opensOnHover(event)) return;
    window.clearTimeout(closeTimer.current);
    if (!isOpen) openedByHover.current = true;
    setOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (!opensOnHover(event)) return;
    closeTimer.current = window.setTimeout(() => setOpen(false), durations.menuCloseDelay);
  };
  const onSummaryClick = (event: MouseEvent) => {
    // The hover has opened it a moment ago: the click means "open", and must not close it again.
    if (openedByHover.current && isOpen) event.preventDefault();
    openedByHover.current = false;
  };

  return (
    <details
      ref={details}
      className={styles.menu}
      name="site-menu"
      // The visitor may have opened it before hydration.
      suppressHydrationWarning
      onPointerOver={onPointerOver}
      onPointerLeave={onPointerLeave}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, with a role of its own */}
      <summary className={styles.summary} onClick={onSummaryClick}>
        {label}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
