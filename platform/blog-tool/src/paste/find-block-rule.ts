import type { MarkdownIt } from 'markdown-it';

type BlockRule = ReturnType<MarkdownIt['block']['ruler']['getRules']>[number];

/** The rule by which a parser reads a kind of block, so that another one can go on from it: a parser tells only all of them. */
export function findBlockRule({ block: { ruler } }: MarkdownIt, name: string): BlockRule {
  const all = ruler.getRules('');
  ruler.disable(name);
  const others = ruler.getRules('');
  ruler.enable(name);
  const found = all.find((rule) => !others.includes(rule));
  if (!found) throw new Error(`The parser has no rule “${name}”, or it is disabled. Enable it before`);
  return found;
}
