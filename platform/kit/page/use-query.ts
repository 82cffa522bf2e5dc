import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/** Values to put into the query, by name: one or several; an empty list takes the name out. */
export type QueryChange = Readonly<Record<string, string | readonly string[]>>;

/**
 * The query of the page, for state that an address should carry, and a function that changes it in place. The page shows a
 * change at once. Before hydration the query is empty, as the page is prerendered.
 */
export function useQuery(): [search: URLSearchParams, change: (values: QueryChange) => void] {
  const [search, setSearch] = useSearchParams();
  // The router follows only when it finds the time; until then a ticked box must show, and the next one must not be lost.
  const [shown, showAtOnce] = useOptimistic(search);
  const isHydrated = useHydrated();

  const change = (values: QueryChange) => {
    const after = new URLSearchParams(shown);
    for (const [name, ofName] of Object.entries(values)) {
      after.delete(name);
      for (const value of [ofName].flat()) after.append(name, value);
    }
    startTransition(() => {
      showAtOnce(after);
      setSearch(after, { replace: true, preventScrollReset: true });
    });
  };

  return [isHydrated ? shown : new URLSearchParams(), change];
}
