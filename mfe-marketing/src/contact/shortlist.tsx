import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import type { ShortlistItem } from 'shared-config/shortlist/shortlist';
import { shortlistPath } from 'shared-config/shortlist/shortlist-address';
import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { addToShortlist, removeFromShortlist, useShortlist } from 'shared-ui/shortlist/use-shortlist';
import styles from './shortlist.module.css';

/** The robots and documents that a visitor has chosen: kept in this browser, and sent with the contact form alone. */
export function Shortlist() {
  const items = useShortlist();
  const [removed, setRemoved] = useState<readonly ShortlistItem[]>([]);
  const setInterest = useSetInterest();
  const note = useRef<HTMLParagraphElement>(null);
  const remove = (gone: readonly ShortlistItem[]) => {
    removeFromShortlist(gone.map(({ path }) => path));
    setRemoved(gone);
    // The button that had the focus is gone.
    note.current?.focus();
  };
  const putBack = () => {
    addToShortlist(removed);
    setRemoved([]);
    note.current?.focus();
  };
  return (
    <div className={`${page.page} ${styles.page}`}>
      <PageHead
        title="Your list"
        description="The robots and documents that you have chosen on this site."
        path={shortlistPath}
        hidden
      />
      <header>
        <h1 className={page.heading}>Your list</h1>
        <p className={page.lead}>
          Robots and documents that you have chosen. The list is kept in this browser only: we see it when you send it
          with the contact form.
        </p>
      </header>
      <div>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.path} className={styles.item}>
              <Link to={item.path}>{item.label}</Link>
              <CallToAction inverted size="small" onClick={() => remove([item])}>
                Remove<span className="visually-hidden"> {item.label}</span>
              </CallToAction>
            </li>
          ))}
        </ul>
        <p ref={note} className={styles.note} tabIndex={-1}>
          <span role="status">{removed.length > 0 && `Removed: ${removed.map(({ label }) => label).join(', ')}.`}</span>{' '}
          {removed.length > 0 && (
            <CallToAction inverted size="small" onClick={putBack}>
              Put back
            </CallToAction>
          )}
        </p>
        {items.length === 0 ? (
          <Empty />
        ) : (
          <p className={styles.actions}>
            {/* The form asks about what is on the list, and not about what was looked at before. */}
            <CallToAction to="/contact" size="large" onClick={() => setInterest(null)}>
              Ask about these
            </CallToAction>
            <CompareRobots items={items} />
            <CallToAction inverted onClick={() => remove(items)}>
              Remove all
            </CallToAction>
          </p>
        )}
      </div>
    </div>
  );
}

/** Nothing is on the list, or no script can say what is. */
function Empty() {
  return (
    <>
      <p className={styles.empty}>Your list is empty. Robots and documents have an ‘Add to list’ button:</p>
      <p className={styles.scriptless}>The list needs JavaScript. Without it, each robot leads to the contact form:</p>
      <p className={styles.actions}>
        <CallToAction to="/products/Mag">The six robots</CallToAction>
        <CallToAction to="/product-documentation" inverted>
          Product documentation
        </CallToAction>
      </p>
    </>
  );
}

/** The way to the robots of the list side by side, where there are two. */
function CompareRobots({ items }: { items: readonly ShortlistItem[] }) {
  const names = robotVariantNames.filter((name) => items.some(({ path }) => path === robotPath(name)));
  if (names.length < 2) return null;
  return (
    <CallToAction to={`/products/compare?${new URLSearchParams(names.map((name) => ['compare', name]))}`} inverted>
      Compare the robots
    </CallToAction>
  );
}
