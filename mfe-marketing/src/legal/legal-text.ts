/** A section of a legal page: paragraphs, or lists of points. */
type LegalSection = { id: string; title: string; text: readonly (string | readonly string[])[] };

/** What a legal page says: title, address, lead and sections. */
export type LegalText = { title: string; path: string; description: string; sections: readonly LegalSection[] };
