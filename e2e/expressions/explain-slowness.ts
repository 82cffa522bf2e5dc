import { Chars, getConsumedChars, toUnicodeSet } from 'regexp-ast-analysis';
import { analyse, type ParsedLiteral } from 'scslre';

type Element = ParsedLiteral['pattern']['alternatives'][number]['elements'][number];
type Assertion = Extract<Element, { type: 'Assertion' }>;
type Flags = ParsedLiteral['flags'];
type Characters = ReturnType<typeof getConsumedChars>['chars'];

/**
 * Why a regular expression may take more than a time that grows with the length of what it is tried on; `undefined` when it does
 * not. Two kinds are looked for: parts that can divide the same characters among them in many ways (by scslre), and a part
 * without an end in which the whole expression can begin again, so that `<!--.*?-->` reads the rest of `<!--<!--<!--` once for
 * each beginning.
 * @throws {SyntaxError} when it is none
 */
export function explainSlowness(source: string, flags: string): string | undefined {
  const { parsed, reports } = analyse({ source, flags });
  const [report] = reports;
  if (report) return `it can read a row of ${JSON.stringify(report.character.pick)} in many ways`;
  if (parsed.flags.sticky) return undefined;
  const part = findRestart(parsed);
  return part && `it begins again inside ${part}, and reads the same rest each time`;
}

function findRestart({ pattern, flags }: ParsedLiteral): string | undefined {
  const search = (
    elements: readonly Element[],
    before: readonly Element[],
    after: readonly Element[],
  ): string | undefined => {
    for (const [index, element] of elements.entries()) {
      const ahead = [...before, ...elements.slice(0, index)];
      const behind = [...elements.slice(index + 1), ...after];
      const found = searchIn(element, ahead, behind);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const searchIn = (element: Element, before: readonly Element[], after: readonly Element[]): string | undefined => {
    if (element.type === 'Quantifier') {
      const isEndless = element.max === Number.POSITIVE_INFINITY && after.some(mayFail);
      const { chars } = getConsumedChars(element.element, flags);
      if (isEndless && before.every((one) => fits(one, chars, flags))) return element.raw;
      return search([element.element], before, after);
    }
    const isAhead = element.type === 'Assertion' && element.kind === 'lookahead';
    if (element.type !== 'Group' && element.type !== 'CapturingGroup' && !isAhead) return undefined;
    // A lookahead may find nothing.
    const behind = isAhead ? [element] : after;
    return element.alternatives
      .map(({ elements }) => search(elements, before, behind))
      .find((found) => found !== undefined);
  };
  return pattern.alternatives.map(({ elements }) => search(elements, [], [])).find((found) => found !== undefined);
}

/** Whether a part matches somewhere in a row of characters of a set. */
function fits(element: Element, set: Characters, flags: Flags): boolean {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return !toUnicodeSet(element, flags).chars.isDisjointWith(set);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => elements.every((one) => fits(one, set, flags)));
    case 'Quantifier':
      return element.min === 0 || fits(element.element, set, flags);
    case 'Assertion':
      return holdsIn(element, set, flags);
    default:
      return true;
  }
}

/** Whether an assertion can hold inside a row of characters of a set. */
function holdsIn(assertion: Assertion, set: Characters, flags: Flags): boolean {
  switch (assertion.kind) {
    case 'start':
      return Boolean(flags.multiline) && !set.isDisjointWith(Chars.lineTerminator(flags));
    case 'word': {
      const word = Chars.word(flags);
      return assertion.negate || !(set.isSubsetOf(word) || set.isDisjointWith(word));
    }
    case 'lookbehind': {
      const [only, ...others] = assertion.alternatives;
      const [character, ...more] = only?.elements ?? [];
      if (others.length > 0 || more.length > 0 || !isCharacter(character)) return true;
      const { chars } = toUnicodeSet(character, flags);
      return assertion.negate ? !set.isSubsetOf(chars) : !set.isDisjointWith(chars);
    }
    default:
      return true;
  }
}

const isCharacter = (element: Element | undefined) =>
  element?.type === 'Character' || element?.type === 'CharacterSet' || element?.type === 'CharacterClass';

/** Whether there is something that a part does not match. */
function mayFail(element: Element): boolean {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.every(({ elements }) => elements.some(mayFail));
    case 'Quantifier':
      return element.min > 0 && mayFail(element.element);
    default:
      return true;
  }
}
