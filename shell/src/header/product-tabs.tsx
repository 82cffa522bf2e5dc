import { useHydrated } from 'kit/page/use-hydrated';
import { useId } from 'react';
import { useProductTab, useSharedStore } from 'shared-config/store';
import { moveBetweenTabs } from 'shared-ui/move-between-tabs';
import { productGroups } from './navigation';
import { NavigationList } from './navigation-list';
import styles from './product-tabs.module.css';

/**
 * The two tabs of the Products menu (specification §2 Header). Without the script both groups stand side by side under
 * their headings; tabs appear when they can be operated.
 */
export function ProductTabs() {
  const isHydrated = useHydrated();
  const selected = useProductTab();
  const prefix = useId();

  if (!isHydrated) {
    return (
      <div className={styles.groups}>
        {productGroups.map(({ id, label, links }) => (
          <section key={id} aria-label={label}>
            <h2 className={styles.heading}>{label}</h2>
            <NavigationList links={links} isPictured={id === 'mag'} />
          </section>
        ))}
      </div>
    );
  }

  const { setProductTab } = useSharedStore.getState();
  const select = (index: number) => {
    const group = productGroups[index];
    if (group) setProductTab(group.id);
  };

  return (
    <div className={styles.tabbed}>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label="Products"
        aria-orientation="vertical"
        onKeyDown={(event) => moveBetweenTabs(event, select)}
      >
        {productGroups.map(({ id, label, description }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => setProductTab(id)}
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
          <NavigationList links={links} isPictured={id === 'mag'} />
        </div>
      ))}
    </div>
  );
}
