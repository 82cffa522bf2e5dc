import { site } from '../../../shared-config/src/site';
import { accent, box, ink, line, path, soft, stressed, strong, surface, words } from '../drawing-shapes';

// A report as it lies on a table: the cover, and beside it the page that is asked for most. Form and colour are those of the plans
// (docs/design-language.md, Drawings).

const sheet = { width: 188, height: 266 };
const top = 7;
const coverLeft = 1;
const pageLeft = 216;

const shift = (x: number, y: number, content: readonly string[]) =>
  `<g transform="translate(${x} ${y})">${content.join('')}</g>`;

/** What a cover is printed in. */
export type Ink = { ground: string; words: string; lines: string };

export const dark: Ink = {
  ground: 'var(--colour-inverse)',
  words: 'var(--colour-on-inverse)',
  lines: 'var(--colour-on-inverse-soft)',
};
export const plain: Ink = { ground: surface, words: ink, lines: strong };
export const warm: Ink = { ground: 'var(--colour-accent-soft)', words: ink, lines: strong };

/** A report: what stands on its cover, and what is drawn there and on a page of it, from the upper left corner. */
export type Report = {
  id: string;
  category: string;
  /** Its place in the series. */
  number: number;
  title: readonly string[];
  look: Ink;
  cover: (look: Ink) => readonly string[];
  page: { number: number; heading: string; content: readonly string[] };
};

const drawCover = ({ category, number, title, look, cover }: Report) =>
  shift(coverLeft, top, [
    // The sheets below it.
    ...[4, 2].map((under) =>
      box(under, under, sheet.width, sheet.height, `fill="${surface}" stroke="${strong}" stroke-width=".75"`, 2),
    ),
    box(0, 0, sheet.width, sheet.height, `fill="${look.ground}" stroke="${strong}" stroke-width=".75"`, 2),
    path('M25.4 15.9A5 5 0 1 0 25.4 22.1', `stroke="${look.words}" stroke-width="1.9"`),
    `<path d="M20.1 16.6L24 19L20.1 21.4Z" fill="${accent}"/>`,
    words(31, 22.4, site.companyName, `fill="${look.words}" ${stressed}`, 9.5),
    words(172, 22.4, `Report ${number}`, `fill="${look.lines}" text-anchor="end"`, 8.5),
    words(16, 45, category, `fill="${look.lines}"`, 8.5),
    ...title.map((text, index) =>
      words(16, 67 + 19 * index, text, `fill="${look.words}" font-weight="640" letter-spacing="-.45"`, 17.8),
    ),
    ...cover(look),
  ]);

const drawPage = ({ number, page: { number: pageNumber, heading, content } }: Report) =>
  shift(pageLeft, top, [
    box(0, 0, sheet.width, sheet.height, `fill="${surface}" stroke="${strong}" stroke-width=".75"`, 2),
    path('M16 27H172', `stroke="${line}"`),
    words(16, 21, `Report ${number}`, `fill="${soft}"`, 6.5),
    words(172, 21, `${pageNumber}`, `fill="${soft}" text-anchor="end"`, 6.5),
    words(16, 48, heading, `font-weight="640" letter-spacing="-.2"`, 13),
    ...content,
  ]);

/** Cover and page of a report, as a group with its id. */
export const drawReport = (report: Report) => `<g id="${report.id}">${drawCover(report)}${drawPage(report)}</g>`;
