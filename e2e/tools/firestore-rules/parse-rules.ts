/** An expression of the rules language (firebase.google.com/docs/rules/rules-language). */
export type Expression =
  | { kind: 'value'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'member'; of: Expression; name: string }
  | { kind: 'index'; of: Expression; at: Expression }
  | { kind: 'range'; of: Expression; from: Expression; to: Expression }
  | { kind: 'call'; called: Expression; arguments: Expression[] }
  | { kind: 'not'; of: Expression }
  | { kind: 'is'; of: Expression; type: string }
  | { kind: 'binary'; operator: string; left: Expression; right: Expression };

/** A function of a block: its parameters and what it returns. */
export type RulesFunction = { parameters: string[]; returns: Expression };

/** A `match` block: the segments of its path (`{name}` for a variable one), and what it allows. */
export type Match = {
  path: string[];
  functions: Map<string, RulesFunction>;
  allows: { operations: string[]; condition: Expression }[];
  matches: Match[];
};

const token =
  /\s+|\/\/[^\n]*|(?<text>'[^']*')|(?<number>\d+)|(?<path>\/(?:[\w-]+|\{[\w=*]+\})(?:\/(?:[\w-]+|\{[\w=*]+\}))*)|(?<word>[A-Za-z_]\w*)|(?<symbol>&&|\|\||[=!<>]=|[!<>(){}[\].,:;=+])/y;

/** Operators from the loosest to the tightest. */
const levels = [['||'], ['&&'], ['==', '!=', '<', '<=', '>', '>=', 'in', 'is'], ['+']] as const;

/**
 * Reads the part of the rules language that `firestore.rules` uses.
 * @throws {Error} at the first word that it does not know: what is not understood is not tested.
 */
export function parseRules(source: string): Match {
  const words = splitWords(source);
  let position = 0;
  const peek = () => words[position] ?? '';
  const next = () => words[position++] ?? '';
  const take = (expected: string) => {
    const word = next();
    if (word !== expected) throw new Error(`Rules, word ${position}: "${word}" where "${expected}" was expected`);
  };
  const takeIf = (expected: string) => peek() === expected && Boolean(next());

  const list = (end: string): Expression[] => {
    const items: Expression[] = [];
    while (!takeIf(end)) {
      items.push(expression());
      takeIf(',');
    }
    return items;
  };
  const primary = (): Expression => {
    const word = next();
    if (word === '!') return { kind: 'not', of: postfix() };
    if (word === '(') {
      const inner = expression();
      take(')');
      return inner;
    }
    if (word === '[') return { kind: 'list', items: list(']') };
    if (word.startsWith("'")) return { kind: 'value', value: word.slice(1, -1) };
    if (/^\d/.test(word)) return { kind: 'value', value: Number(word) };
    if (word === 'true' || word === 'false') return { kind: 'value', value: word === 'true' };
    if (word === 'null') return { kind: 'value', value: null };
    if (/^\w+$/.test(word)) return { kind: 'name', name: word };
    throw new Error(`Rules, word ${position}: "${word}" begins no expression`);
  };
  const postfix = (): Expression => {
    let result = primary();
    for (;;) {
      if (takeIf('.')) result = { kind: 'member', of: result, name: next() };
      else if (takeIf('(')) result = { kind: 'call', called: result, arguments: list(')') };
      else if (takeIf('[')) {
        const from = expression();
        result = takeIf(':')
          ? { kind: 'range', of: result, from, to: expression() }
          : { kind: 'index', of: result, at: from };
        take(']');
      } else return result;
    }
  };
  const expression = (level = 0): Expression => {
    const operators: readonly string[] | undefined = levels[level];
    if (!operators) return postfix();
    let left = expression(level + 1);
    while (operators.includes(peek())) {
      const operator = next();
      left =
        operator === 'is'
          ? { kind: 'is', of: left, type: next() }
          : { kind: 'binary', operator, left, right: expression(level + 1) };
    }
    return left;
  };

  const block = (path: string[]): Match => {
    const match: Match = { path, functions: new Map(), allows: [], matches: [] };
    take('{');
    while (!takeIf('}')) {
      const word = next();
      if (word === 'match') match.matches.push(block(next().slice(1).split('/')));
      else if (word === 'function') {
        const name = next();
        take('(');
        const parameters: string[] = [];
        while (!takeIf(')')) {
          parameters.push(next());
          takeIf(',');
        }
        take('{');
        take('return');
        match.functions.set(name, { parameters, returns: expression() });
        take(';');
        take('}');
      } else if (word === 'allow') {
        const operations = [next()];
        while (takeIf(',')) operations.push(next());
        take(':');
        take('if');
        match.allows.push({ operations, condition: expression() });
        take(';');
      } else throw new Error(`Rules, word ${position}: "${word}" begins no statement`);
    }
    return match;
  };

  for (const word of ['rules_version', '=', "'2'", ';', 'service', 'cloud', '.', 'firestore']) take(word);
  const rules = block([]);
  if (position !== words.length) throw new Error(`Rules, word ${position + 1}: "${peek()}" stands behind the end`);
  return rules;
}

function splitWords(source: string): string[] {
  const words: string[] = [];
  let position = 0;
  while (position < source.length) {
    token.lastIndex = position;
    const match = token.exec(source);
    if (!match) throw new Error(`Rules, character ${position}: "${source.slice(position, position + 20)}" is unknown`);
    position += match[0].length;
    const { text, number, path, word, symbol } = match.groups ?? {};
    const found = text ?? number ?? path ?? word ?? symbol;
    if (found !== undefined) words.push(found);
  }
  return words;
}
