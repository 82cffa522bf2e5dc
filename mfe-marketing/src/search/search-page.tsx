import { withBase } from 'kit/page/base-path';
import { usePagePosts } from 'kit/page/contexts';
import { useEarlyValue } from 'kit/page/use-early-value';
import { type SiteContents, siteContentsSchema } from 'kit/search/site-contents';
import { type FormEvent, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { searchPath } from 'shared-config/search/search-path';
import { site as company } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageHead } from 'shared-ui/page/page-head';
import * as v from 'valibot';
import { FoundList } from './found-list';
import styles from './search-page.module.css';
import { SiteList } from './site-list';
import { type Search, useFoundPages } from './use-found-pages';
import { longestQuery, queryParameter, useTypedQuery } from './use-typed-query';

/** How many of the pages that were found are shown until somebody asks for the others: a key has to wait for each. */
const firstPages = 10;

/** Searches the whole site. Without a query, and without script, it lists the pages by subject. */
export default function SearchPage() {
  const id = useId();
  const { site } = usePagePosts();
  const { pages, texts } = useMemo(() => readContents(site), [site]);
  const { query, isTyping, type, settle } = useTypedQuery();
  const search = useFoundPages(query, texts);
  const [whole, setWhole] = useState<Search['pages']>();
  const isWhole = whole === search.pages;
  const shown = useMemo(() => (isWhole ? search.pages : search.pages.slice(0, firstPages)), [isWhole, search.pages]);
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(field, query, type);

  /** The field, and the title of each page that was found. */
  const listStops = () => [
    ...(field.current ? [field.current] : []),
    ...(page.current?.querySelectorAll<HTMLElement>('ol h2 a') ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !(event.target instanceof Element)) return;
    const stops = listStops();
    const at = stops.findIndex(
      (stop) => stop === event.target || stop.closest('li')?.contains(event.target as Element),
    );
    const next = stops[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  const showWhole = () => {
    setWhole(search.pages);
    // To the first that was not there, and from the button, which is gone.
    requestAnimationFrame(() => listStops()[firstPages + 1]?.focus());
  };
  const goToFirst = (event: FormEvent) => {
    event.preventDefault();
    listStops()[1]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the controls inside, is none itself
    <div ref={page} className={styles.page} onKeyDown={onKeyDown}>
      <PageHead title="Search" description={`Search all pages of ${company.companyName}.`} path={searchPath} hidden />
      {/* The shell gives it the focus after a navigation; whoever comes here wants to type. */}
      <h1 className={styles.title} onFocus={() => field.current?.focus()}>
        Search
      </h1>
      <search>
        <form className={styles.form} action={withBase(searchPath)} onSubmit={goToFirst} data-alive>
          <label className="visually-hidden" htmlFor={id}>
            Search all pages
          </label>
          <input
            ref={field}
            id={id}
            className={styles.input}
            type="search"
            name={queryParameter}
            placeholder="1.5 t, VDA 5050, conveyor"
            autoComplete="off"
            maxLength={longestQuery}
            enterKeyHint="search"
            value={query}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={settle}
          />
          <CallToAction type="submit">Search</CallToAction>
        </form>
        <p className={styles.scriptless}>To search, the page needs JavaScript. All pages are listed here by subject.</p>
        <p className={styles.note} role="status">
          {describe(search, shown.length, isTyping)}
        </p>
      </search>
      {search.query.trim() === '' || search.isLoading ? (
        <SiteList pages={pages} />
      ) : (
        <>
          <FoundList pages={shown} />
          <p className={styles.further}>
            {shown.length < search.pages.length && (
              <CallToAction onClick={showWhole}>{`Show all ${search.pages.length}`}</CallToAction>
            )}
            <CallToAction inverted onClick={() => type('')}>
              All pages by subject
            </CallToAction>
            <CallToAction to="/contact" inverted>
              Ask an engineer
            </CallToAction>
          </p>
        </>
      )}
    </div>
  );
}

/** The contents of the site, if compose has given them; nothing under development before a site is composed. */
function readContents(site: unknown): SiteContents {
  const { success, output } = v.safeParse(siteContentsSchema, site);
  return success ? output : { pages: [], texts: [] };
}

/** Characters of a query that are said back, about a line. */
const longestEcho = 60;

/** The result of a search, in words. While a query is being typed nothing is said to be missing: more of it may follow. */
function describe({ query, pages, hasAll, isLoading, hasFailed }: Search, shown: number, isTyping: boolean): string {
  const trimmed = query.trim();
  const asked = trimmed.length > longestEcho ? `${trimmed.slice(0, longestEcho)}…` : trimmed;
  if (asked === '') return '';
  const missing = hasFailed ? ' Some pages could not be searched. Reload the page to try again.' : '';
  if (pages.length === 0) {
    if (isLoading || isTyping) return 'Searching…';
    if (asked.length < 3) return `Type three letters or more.${missing}`;
    return `Nothing matches “${asked}”. Try fewer or other words.${missing}`;
  }
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  const part = pages.length > shown ? `, the first ${shown} are shown` : '';
  return `${count} found${part}.${hasAll || isTyping ? '' : ' None has all of these words.'}${missing}`;
}
