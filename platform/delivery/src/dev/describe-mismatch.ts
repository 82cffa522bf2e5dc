/** React's message about a page that hydrates to something else: general advice, a link, a tree with what differs, and what was added. */
const ofReact =
  // Never slow: what React says of a page under development.
  /^([^\n]*?)(?:Error: )?(?:Hydration failed because|A tree hydrated but).*?https:\/\/react\.dev\/link\/hydration-mismatch\s*?\n(.*)$/s;

/**
 * Describes what differs from the prerendered page, in the words of `release`: the element, both values, and the stack as it is. Any other
 * problem is returned as it is.
 */
export function describeMismatch(problem: string): string {
  const [, page, rest = ''] = ofReact.exec(problem) ?? [];
  if (page === undefined) return problem;
  const lines = rest.split('\n');
  const first = lines.findIndex((line) => /^[+-] /.test(line));
  const before = lines.slice(0, Math.max(first, 0)).join('\n');
  // Never slow: a part of that.
  const [, element] = /<([\w.-]+)(?!.*<[\w.-])/s.exec(before) ?? [];
  const difference =
    first < 0
      ? 'its elements differ'
      : `${element === undefined ? '' : `in <${element}> `}${describeSide(lines, '-')} was prerendered, the browser renders ${describeSide(lines, '+')}`;
  const stack = lines.filter((line) => /^\s+at /.test(line)).map((line) => `\n${line}`);
  return `${page}it renders something else in the browser than was prerendered: ${difference}${stack.join('')}`;
}

/** The value of one side: a text in quotation marks, an attribute or an element as it is. */
function describeSide(lines: readonly string[], sign: '+' | '-'): string {
  const values = lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(1).trim());
  if (values.length === 0) return 'nothing';
  return values.map((value) => (/^(<|[\w-]+=)/.test(value) ? value : `"${value}"`)).join(' ');
}

/**
 * Leaves of a stack of components what a team can open: its own. Elements have no place, and shell and host are around every page.
 * @param named a problem with the places in the sources
 */
export function keepOwnComponents(named: string): string {
  const lines = named.split('\n').filter((line) => !/^\s+at [a-z]\S* \(<anonymous>\)$/.test(line));
  const own = lines.filter((line) => !(/^\s+at /.test(line) && /\(shell\/|\bkit\/host\//.test(line)));
  return (own.some((line) => /^\s+at /.test(line)) ? own : lines).join('\n');
}
