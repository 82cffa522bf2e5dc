import { useHydrated } from 'kit/page/use-hydrated';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ShortlistItem } from 'shared-config/shortlist/shortlist';
import { shortlistPath } from 'shared-config/shortlist/shortlist-address';
import { CallToAction } from '../call-to-action';
import { addToShortlist, removeFromShortlist, useShortlist } from './use-shortlist';

/** Puts robots or documents on the visitor's list, or takes them off. It needs the script, and is not in the prerendered HTML. */
export function AddToList({ items }: { items: readonly ShortlistItem[] }) {
  const isHydrated = useHydrated();
  const list = useShortlist();
  const isOn = items.every(({ path }) => list.some((item) => item.path === path));
  const [problem, setProblem] = useState('');
  if (!isHydrated) return null;
  const toggle = () => {
    if (isOn) removeFromShortlist(items.map(({ path }) => path));
    else setProblem(addToShortlist(items));
  };
  return (
    <>
      <CallToAction inverted size="small" onClick={toggle}>
        {isOn ? 'Remove from list' : 'Add to list'}
        <span className="visually-hidden"> {items.map(({ label }) => label).join(', ')}</span>
      </CallToAction>
      {isOn && <Link to={shortlistPath}>Your list</Link>}
      <span role="status">{!isOn && problem}</span>
    </>
  );
}
