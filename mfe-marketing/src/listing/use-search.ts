import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-ui/use-hydrated';

/** Name of the query in the address, the same on every list. */
const parameter = 'q';

/** What is searched for, what was found, and the categories that there are. */
export type Search<Item> = {
  query: string;
  setQuery: (query: string) => void;
  /** Shows all again, whatever else the address chooses by. */
  clear: () => void;
  found: readonly Item[];
  categories: readonly string[];
};

/**
 * Items whose title or category contains the query, whatever its case (specification §5 Search). The query is kept in the
 * address, so that a result can be shared; before hydration all are shown, as the prerendered page has them.
 */
export function useSearch<Item extends { title: string; category: string }>(items: readonly Item[]): Search<Item> {
  const [parameters, setParameters] = useSearchParams();
  // The router follows the address when it finds the time; a letter typed meanwhile must not replace the one before it.
  const [asked, showAtOnce] = useOptimistic(parameters.get(parameter) ?? '');
  const query = useHydrated() ? asked : '';
  const wanted = query.trim().toLowerCase();
  return {
    query,
    setQuery: (next) =>
      startTransition(() => {
        showAtOnce(next);
        setParameters(
          (before) => {
            const after = new URLSearchParams(before);
            if (next === '') after.delete(parameter);
            else after.set(parameter, next);
            return after;
          },
          { replace: true, preventScrollReset: true },
        );
      }),
    clear: () =>
      startTransition(() => {
        showAtOnce('');
        setParameters({}, { replace: true, preventScrollReset: true });
      }),
    categories: [...new Set(items.map(({ category }) => category))],
    found: items.filter(
      ({ title, category }) => title.toLowerCase().includes(wanted) || category.toLowerCase().includes(wanted),
    ),
  };
}
