/** Messages about a field of a form. Each sentence is shown alone, and ends without a full stop. */
type FieldWords = {
  /** A required field without a value, by how a value gets into it. @param label as the form has it */
  missing: Readonly<Record<'typed' | 'chosen' | 'ticked', (label: string) => string>>;
  noEmail: string;
  /** @param least digits */
  noPhone: (least: number) => string;
  /** @param most characters, as people write the number */
  tooLong: (label: string, most: string) => string;
  /** How long a text is, once it comes near its limit. */
  length: (length: string, most: string) => string;
  /** The label of the trap field, which people do not see. */
  trap: string;
};

/** Languages that the platform speaks to visitors, as dates and numbers are written in them (BCP 47). */
export type Locale = 'en-GB' | 'de-DE';

/** Why a form was not sent by the script; the typed text is still in it. They are loaded once a visitor fills a form in. */
export type SendingWords = {
  /** Fields are marked, each with its sentence. */
  fieldsRefused: string;
  tooMany: (seconds: number) => string;
  tooLarge: string;
  notAccepted: (status: number) => string;
};

/** The texts in a post beside those of its writer. */
type PostWords = {
  linkTo: (heading: string) => string;
  table: string;
  /** Read out before an entry of a list of tasks. */
  done: string;
  toDo: string;
};

/**
 * The platform's texts for visitors on the pages of a site, in one language. The shell hands it to the host, and so a browser loads one
 * language alone; pages have it by `useWords` (kit/page/contexts).
 */
export type PageWords = {
  locale: Locale;
  skipToContent: string;
  loading: string;
  /** In place of a page that could not be loaded. */
  pageError: { title: string; text: string; retry: string };
  /** In place of a tool that the browser has not rendered yet. */
  tool: { late: string; reload: string; needsScript: string };
  fields: FieldWords;
  /** The connection failed while a form was sent. */
  noAnswer: string;
  post: PostWords;
};

/** The texts of server, compose and delivery for visitors: in documents, and in place of them. No page's script has it. */
export type ServerWords = {
  /** Language of the texts, as in `lang`. */
  language: string;
  /** A control was pressed whose script did not come. */
  lostScript: { text: string; reload: string };
  /** The page for a form that was refused and had been sent without a script. */
  refusedForm: {
    title: string;
    heading: string;
    goBack: string;
    selectOption: string;
    submit: string;
    fieldsRefused: string;
    tooLarge: string;
    tooMany: (seconds: string) => string;
    notTaken: string;
    nameMissing: (field: string, forms: string) => string;
    noSuchForm: (form: string, forms: string) => string;
  };
  /** The page on which static hosts find the forms. */
  formsPage: {
    title: string;
    /** @param link makes of a text the link to where visitors write instead */
    text: (link: (text: string) => string) => string;
  };
  /** Texts of answers in place of a page. */
  refusals: {
    notStored: string;
    failed: (requestId: string) => string;
    notOffered: (request: string) => string;
    otherHost: (origin: string) => string;
    outsideSite: (path: string) => string;
    notForOthers: string;
    notFromElsewhere: string;
  };
  /** A PDF: its title, and the foot of each page. @param day as people write it */
  datasheet: { title: (title: string, kind: string) => string; foot: (version: string, day: string) => string };
};

/** All words that the platform shows to visitors, in one language. */
export type Words = PageWords & ServerWords;

/** The page of the blog tool that shows a draft to readers with its link: only that page loads it. */
export type DraftWords = {
  draft: string;
  /** @param title of the draft */
  titled: (title: string) => string;
  untitled: string;
  noLink: { title: string; text: string };
  noAnswer: { title: string; text: string };
  /** Before the day and time until which the link works, and a full stop. */
  worksUntil: string;
  tags: string;
  otherPosts: string;
};
