/** Something that is called by a name, such as a telephone number; with `to`, an address that it leads to. */
export type LegalFact = { name: string; value: string; to?: string };

/** A section of a legal page: paragraphs, lists of points, and facts by their names. */
type LegalSection = {
  id: string;
  title: string;
  text: readonly (string | readonly string[] | { facts: readonly LegalFact[] })[];
};

/** What a legal page says: title, address, lead and sections. */
export type LegalText = { title: string; path: string; description: string; sections: readonly LegalSection[] };
