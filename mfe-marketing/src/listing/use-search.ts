import { useQuery } from 'kit/page/use-query';

/** Name of the query in the address, the same on every list. */
const parameter = 'q';

/** The query, the found items, and the categories to choose from. */
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
  const [search, change] = useQuery();
  const query = search.get(parameter) ?? '';
  const wanted = query.trim().toLowerCase();
  return {
    query,
    setQuery: (next) => change({ [parameter]: next || [] }),
    clear: () => change(Object.fromEntries(Array.from(search.keys(), (name) => [name, []]))),
    // A post may have none.
    categories: [...new Set(items.map(({ category }) => category))].filter(Boolean),
    found: items.filter(
      ({ title, category }) => title.toLowerCase().includes(wanted) || category.toLowerCase().includes(wanted),
    ),
  };
}
