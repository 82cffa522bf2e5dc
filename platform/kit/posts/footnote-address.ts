/** Where the sign of a footnote leads. @param name of the note, as in the text: `1` */
export const footnoteAddress = (name: string) => `#${footnoteId(name)}`;

/** The id by which its sign finds a footnote on the page. */
export const footnoteId = (name: string) => `footnote-${name}`;
