import type { NamedFact } from '../page/fact-list';

/** A section of a legal page: paragraphs, lists of points, and facts by their names. */
type LegalSection = {
  id: string;
  title: string;
  text: readonly (string | readonly string[] | { facts: readonly NamedFact[] })[];
};

/** What a legal page says: title, address, lead and sections. */
export type LegalText = { title: string; path: string; description: string; sections: readonly LegalSection[] };
