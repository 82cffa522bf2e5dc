import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-ui/use-hydrated';

/** Values to put into the query, by name; an empty list takes the name out. */
export type QueryChange = Readonly<Record<string, readonly string[]>>;

/** The query of the page, and a function that changes it in place. The page shows a change at once. */
export function useQuery(): [search: URLSearchParams, change: (values: QueryChange) => void] {
  const [search, setSearch] = useSearchParams();
  // The router follows only when it finds the time; until then a ticked box must show, and the next one must not be lost.
  const [shown, showAtOnce] = useOptimistic(search);
  const isHydrated = useHydrated();

  const change = (values: QueryChange) => {
    const after = new URLSearchParams(shown);
    for (const [name, ofName] of Object.entries(values)) {
      after.delete(name);
      for (const value of ofName) after.append(name, value);
    }
    startTransition(() => {
      showAtOnce(after);
      setSearch(after, { replace: true, preventScrollReset: true });
    });
  };

  // The HTML knows no query; what it asks shows right after hydration.
  return [isHydrated ? shown : new URLSearchParams(), change];
}
