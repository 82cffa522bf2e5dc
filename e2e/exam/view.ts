/** What pressing the button of a page does; `answered` is what the page says instead. */
export type Press =
  | { kind: 'acts' }
  | { kind: 'does nothing' }
  | { kind: 'missing' }
  | { kind: 'answered'; text: string };

/** What following the link of a page comes to: what is on the screen then, where a name was expected, and the documents loaded for it. */
export type Followed = { kind: 'missing' } | { kind: 'followed'; expected: string; screen: string; documents: number };

/** What a visitor meets on one page. */
export type View = {
  /** What is looked at, such as `/robots`. */
  subject: string;
  /** Name that the page's heading begins with. */
  expected: string;
  /** How the page came; absent for one that was reached by a link in an open tab. */
  document?: { status: number; heading: string; field: 'kept' | 'lost' };
  /** The heading on the screen at the end; the text of the page, where it has none. */
  screen: string;
  press: Press;
  link: Followed;
  /** Errors that the page wrote to the console or that nobody caught, until all of this was tried. */
  errors: readonly string[];
};
