import { PageMissingError } from 'kit/contract/page-missing';
import { useParams } from 'react-router-dom';

/**
 * The entry of a list that the path's `:id` names.
 * @throws {PageMissingError} when there is none: the shell shows its 404 page.
 */
export function usePageEntry<Entry extends { id: string }>(list: readonly Entry[]): Entry {
  const { id } = useParams();
  const entry = list.find((one) => one.id === id);
  if (!entry) throw new PageMissingError(id);
  return entry;
}
