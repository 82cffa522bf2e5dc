import type { ComponentType, ReactNode } from 'react';
import type { PageWords } from '../words/words';

/** The site's part of its host: the frame around its pages, and the pages that are its own. */
export type HostedSite = {
  /** The name of the company: behind the title of the host's own pages. */
  companyName: string;
  /** The platform's texts for visitors, in the site's language: `kit/words/english`, or another of that folder. */
  words: PageWords;
  /** Above every page. */
  Header: ComponentType;
  /** Below every page, with whatever stands beside it. */
  Footer: ComponentType;
  /** In place of a page that does not exist. */
  NotFound: ComponentType;
  /** Pages that no remote has, by their paths. */
  pages: Readonly<Record<string, ComponentType>>;
  /** Stands beside 'Try again' where a page could not be loaded, such as a link to who helps. */
  errorActions?: ReactNode;
  /** Called when a page is on screen and interactive. @returns called when another one comes */
  onPageShown?: (page: Document) => () => void;
};
