/** Behind a comma, three digits are thousands or a fraction; behind a point they are thousands too where no fraction ends in 0. */
const ambiguous = /^[1-9]\d{0,2}(?:,\d{3}|\.\d\d0)$/;

/** Thousands parted by one sign, with a fraction behind the other one or with several parts. */
const parted = /^\d{1,3}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,}|(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/;

/** Gaps and apostrophes that part thousands. */
const gaps = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/** Characters of a number: more make no quantity, and JavaScript writes it with an exponent. */
const longest = 20;

/**
 * The numbers that a text may stand for, as people write them: with a comma or a point before the fraction, with thousands parted or not.
 * None where it is no number from 0 on; two, thousands first, where a comma or point can be either, as in `1,500`.
 */
export function readNumber(text: string): readonly number[] {
  const written = text.trim().replace(gaps, '');
  if (written.length > longest) return [];
  if (ambiguous.test(written)) return [Number(written.replace(/[.,]/, '')), Number(written.replace(',', '.'))];
  if (parted.test(written)) {
    const thousands = /[.,]/.exec(written)?.[0] ?? '';
    return [Number(written.replaceAll(thousands, '').replace(',', '.'))];
  }
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(written) ? [Number(written.replace(',', '.'))] : [];
}

/** A text as the query has it: a number with a point before its fraction; a text that is none, or two, stays as it was written. */
export function normaliseNumber(text: string): string {
  const [number, other] = readNumber(text);
  return number === undefined || other !== undefined ? text : `${number}`;
}

/** The numbers to write instead of a text that can be read as two; nothing for one that cannot. */
export function describeReadings(text: string): string | undefined {
  const [number, other] = readNumber(text);
  return other === undefined
    ? undefined
    : `${text.trim()} can be read as ${number} or as ${other}. Enter one of these.`;
}
