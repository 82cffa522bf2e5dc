import { PageMissingError } from 'kit/contract/page-missing';
import { useParams } from 'react-router-dom';

/**
 * What the path's `:id` names in a list.
 * @throws {PageMissingError} when it is not in it: the shell shows its 404 page.
 */
export function usePageEntry<Entry extends { id: string }>(list: readonly Entry[]): Entry {
  const { id } = useParams();
  const entry = list.find((one) => one.id === id);
  if (!entry) throw new PageMissingError(id);
  return entry;
}
