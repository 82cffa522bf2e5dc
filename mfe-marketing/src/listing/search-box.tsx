import { useEarlyValue } from 'kit/page/use-early-value';
import { type ReactNode, useId, useRef } from 'react';
import { CallToAction } from 'shared-ui/call-to-action';
import chips from './chips.module.css';
import styles from './search-box.module.css';
import type { Search } from './use-search';

/** The name of the searched list, and the search; choices of the list's own stand in place of its categories. */
type SearchBoxProps = {
  what: string;
  search: Search<unknown>;
  choices?: { isOn: boolean; chips: ReactNode };
};

/**
 * The search box of a list, its categories to choose from, and how many were found, in one row; in words when nothing fits.
 * Without the script there is nothing to search with.
 */
export function SearchBox({ what, search: { query, setQuery, categories, found, clear }, choices }: SearchBoxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, query, setQuery);
  const isChosen = query !== '' || choices?.isOn === true;
  return (
    <search className={styles.searchBox}>
      <label className="visually-hidden" htmlFor={id}>
        Search {what}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.input}
        type="search"
        placeholder={`Search ${what}`}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {!choices && categories.length > 1 && (
        <ul className={chips.chips} aria-label="Categories">
          {categories.map((category) => (
            <li key={category}>
              <button
                type="button"
                className={chips.chip}
                aria-pressed={query === category}
                onClick={() => setQuery(query === category ? '' : category)}
              >
                {category}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.result} role="status">
        {isChosen && found.length > 0 && `${found.length} found`}
        {query !== '' && found.length === 0 && `Nothing matches “${query}”. Try fewer letters.`}
        {query === '' && found.length === 0 && `No ${what} match all of your choices.`}
      </p>
      {choices?.chips}
      {found.length === 0 && (
        <p className={styles.empty}>
          <CallToAction inverted onClick={clear}>
            Show all {what}
          </CallToAction>
          <CallToAction to="/contact" inverted>
            Ask an engineer
          </CallToAction>
        </p>
      )}
    </search>
  );
}
