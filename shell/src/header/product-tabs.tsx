import { type KeyboardEvent, useId, useRef } from 'react';
import { type ProductTab, useProductTab, useSharedStore } from 'shared-config/store';
import { useHydrated } from 'shared-ui/use-hydrated';
import { productGroups } from './navigation';
import { NavigationList } from './navigation-list';
import styles from './product-tabs.module.css';

/** The tab that a key moves to, or `null` for any other key (WAI-ARIA practices, tabs). */
function tabAfterKey(key: string, current: ProductTab): ProductTab | null {
  const ids = productGroups.map(({ id }) => id);
  const index = ids.indexOf(current);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return ids[(index + 1) % ids.length] ?? null;
    case 'ArrowLeft':
    case 'ArrowUp':
      return ids[(index + ids.length - 1) % ids.length] ?? null;
    case 'Home':
      return ids[0] ?? null;
    case 'End':
      return ids.at(-1) ?? null;
    default:
      return null;
  }
}

/**
 * The two tabs of the Products menu (specification §2 Header). Without the script both groups stand side by side under
 * their headings; tabs appear when they can be operated.
 */
export function ProductTabs() {
  const isHydrated = useHydrated();
  const selected = useProductTab();
  const prefix = useId();
  const tabs = useRef<HTMLDivElement>(null);

  if (!isHydrated) {
    return (
      <div className={styles.groups}>
        {productGroups.map(({ id, label, links }) => (
          <section key={id} aria-label={label}>
            <h2 className={styles.heading}>{label}</h2>
            <NavigationList links={links} />
          </section>
        ))}
      </div>
    );
  }

  const { setProductTab } = useSharedStore.getState();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, selected);
    if (!next) return;
    event.preventDefault();
    setProductTab(next);
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className={styles.tabbed}>
      <div ref={tabs} className={styles.tabs} role="tablist" aria-label="Products" aria-orientation="vertical">
        {productGroups.map(({ id, label, description }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            data-tab={id}
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => setProductTab(id)}
            onKeyDown={onKeyDown}
          >
            <span className={styles.tabLabel}>{label}</span>
            <span className={styles.tabDescription}>{description}</span>
          </button>
        ))}
      </div>
      {productGroups.map(({ id, links }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={id !== selected}
        >
          <NavigationList links={links} />
        </div>
      ))}
    </div>
  );
}
