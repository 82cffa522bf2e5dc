/** A word of a text or a figure with its unit, and where it stands. */
type Word = {
  start: number;
  end: number;
  /** All forms in which it may be asked for. */
  forms: readonly string[];
  /** The forms that a query with the word asks for: all that it consists of, or the whole figure. */
  asked: readonly string[];
};

/** The base unit of each unit of mass or length in which figures are compared, and the factor. */
const units: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  t: ['kg', 1000],
  ton: ['kg', 1000],
  tons: ['kg', 1000],
  tonne: ['kg', 1000],
  tonnes: ['kg', 1000],
  kg: ['kg', 1],
  m: ['mm', 1000],
  cm: ['mm', 10],
  mm: ['mm', 1],
};

/**
 * A number, with its unit unless that is part of another word or of a unit of speed; or a word, also one with hyphens, seen or not, and a
 * part number.
 */
const pieces =
  /(\d+(?:[.,]\d+)*)(?:\s?(tonnes?|tons?|t|kg|cm|mm|m)(?![\p{L}\d/]))?|[\p{L}\p{M}\u00ad]+(?:[-‐‑][\p{L}\p{M}\u00ad\d]+)*/giu;

/** A gap between thousands of a figure. In texts it may part two figures of a table. */
const thousandsGap = /(?<=(?<!\d)\d{1,3})\s(?=\d{3}(?!\d))/g;

/** Words that stand in every text, and those that questions begin with. */
const common = new Set(
  'a an and any are as at be by can do does for from has have how i if in is it its me much my need of on or our that the there this to we what when where which who why with you your'
    .split(' ')
    .map(dropEnding),
);

/**
 * The words of a text. They are compared in small letters, without accents and endings, numbers with a point; and a figure with a unit
 * of mass or length in kilograms or millimetres as well, so that `1,5 t`, `1.5 tons` and `1500 kg` are the same. A word with hyphens is
 * found by its parts, and written as one; a part number as a whole.
 */
export function* findWords(text: string): Generator<Word> {
  for (const { 0: piece, 1: number, 2: unit, index } of text.matchAll(pieces)) {
    yield {
      start: index,
      end: index + piece.length,
      ...(number === undefined ? readWord(piece) : readFigure(number, unit)),
    };
  }
}

function readWord(piece: string): Pick<Word, 'forms' | 'asked'> {
  const parts = piece.split(/[-‐‑]/).map(foldWord);
  if (parts.length === 1) return { forms: parts, asked: parts };
  const whole = foldWord(piece.replace(/[-‐‑]/g, ''));
  if (!/\d/.test(piece)) return { forms: [...parts, whole], asked: parts };
  // A search for a part number wants that part alone; its pieces are in the numbers of others.
  return { forms: [whole, ...parts, ...parts.flatMap((part) => part.match(/\d+|\D+/g) ?? [])], asked: [whole] };
}

function readFigure(number: string, unit = ''): Pick<Word, 'forms' | 'asked'> {
  const value = foldNumber(number);
  const name = unit.toLowerCase();
  const known = units[name];
  if (!known) return { forms: [value], asked: [value] };
  const [base, factor] = known;
  // Before the last digit that counts, factors such as 1000 leave something behind.
  const figure = `${Number((Number(value) * factor).toPrecision(9))}${base}`;
  return { forms: [figure, value, name], asked: [figure] };
}

/** All that a text is found by, without the words that stand in every text. */
export const splitText = (text: string): string[] =>
  Array.from(findWords(text)).flatMap(({ forms }) => forms.filter(isTelling));

/** The search words of a query: of a figure with a unit the whole figure, so that others in the same unit are not found. */
export const splitQuery = (query: string): string[] =>
  Array.from(findWords(query.replace(thousandsGap, ''))).flatMap(({ asked }) => asked.filter(isTelling));

const isTelling = (word: string) => !common.has(word);

/** A comma before three digits parts thousands; any other one begins a fraction. */
const foldNumber = (number: string) => number.replace(/,(?=\d{3}(?!\d))/g, '').replace(/,/g, '.');

function foldWord(word: string): string {
  const small = word.toLowerCase();
  // Most words are plain, and each step costs time on thousands of them.
  const plain = /^[a-z]*$/.test(small)
    ? small
    : small
        .normalize('NFKD')
        .replace(/[\p{M}\u00ad]+/gu, '')
        .replaceAll('ß', 'ss');
  return dropEnding(plain);
}

/** `charge`, `charges`, `charged` and `charging` are one word, and so are `industry` and `industries`. */
function dropEnding(word: string): string {
  return word.replace(/(?<=\p{L}{3})ie[ds]$/u, 'y').replace(/(?<=\p{L}{4})(?:ings?|ed|es?|s)$/u, '');
}
