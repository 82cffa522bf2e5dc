/** A PDF under `/pdfs/` as pages offer it. */
export type DatasheetFile = {
  /** Name under `/pdfs/`. */
  file: string;
  /** The kind of document, such as `Data sheet`. */
  kind: string;
  title: string;
  version: string;
  /** Date of that version, as `2026-11-22`. */
  date: string;
  pages: number;
  /** Its size. */
  bytes: number;
  /** Files that are published beside it, such as outlines for CAD. */
  attachments: readonly { file: string; bytes: number }[];
};

/** A size as pages write it: `98 kB`, `1.4 MB`. @param locale how the page's language writes it: `useWords().locale`, British where absent */
export const formatBytes = (bytes: number, locale = 'en-GB') =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${Number((bytes / 1_000_000).toFixed(1)).toLocaleString(locale, { minimumFractionDigits: 1 })} MB`;
