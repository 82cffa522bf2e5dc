import { selectorSpecificity } from '@csstools/selector-specificity';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** One selector of a rule. */
export type StyleSelector = {
  /** Classes that must be on a page for it to match anything. */
  classes: readonly string[];
  /** Classes and type of the element that it selects, as far as it names them. */
  subject: { classes: readonly string[]; type?: string | undefined };
  /** What it decides about, each with all that the cascade looks at before it looks at the order of rules. */
  decisions: readonly string[];
};

/** A rule of a stylesheet, with what decides whether it may move. */
export type StyleRule = {
  kind: 'rule';
  text: string;
  /** The same for two rules that are the same in the same place. */
  identity: string;
  selectors: readonly StyleSelector[];
  isForPaper: boolean;
};

/** A part of a stylesheet, in its order. */
export type StylePart =
  | StyleRule
  | { kind: 'group'; opening: string; isLayer: boolean; parts: readonly StylePart[] }
  | { kind: 'keyframes'; text: string; name: string }
  | { kind: 'other'; text: string; isForPaper: boolean };

/** A stylesheet, read. @property rules all of them, in their order */
export type Stylesheet = { parts: readonly StylePart[]; rules: readonly StyleRule[] };

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style', 'scope']);

/** Reads a stylesheet as releases have it: minified, without nested rules. */
export function readStylesheet(css: string): Stylesheet {
  const rules: StyleRule[] = [];
  const readAll = (nodes: readonly ChildNode[], around: readonly string[]): StylePart[] =>
    nodes.flatMap((node) => {
      if (node.type === 'rule') {
        const rule = readRule(node, around);
        rules.push(rule);
        return rule;
      }
      if (node.type === 'atrule') return readAtRule(node, around, readAll);
      return [];
    });
  return { parts: readAll(parse(css).nodes, []), rules };
}

function readAtRule(
  node: AtRule,
  around: readonly string[],
  readAll: (nodes: readonly ChildNode[], around: readonly string[]) => StylePart[],
): StylePart {
  const text = node.toString();
  if (node.name === 'keyframes') return { kind: 'keyframes', text, name: node.params };
  if (!node.nodes || !groups.has(node.name)) {
    return { kind: 'other', text: node.nodes ? text : `${text};`, isForPaper: node.name === 'page' };
  }
  const opening = `@${node.name} ${node.params}`;
  return { kind: 'group', opening, isLayer: node.name === 'layer', parts: readAll(node.nodes, [...around, opening]) };
}

function readRule(rule: Rule, around: readonly string[]): StyleRule {
  const text = rule.toString();
  const layer = around.filter((opening) => opening.startsWith('@layer ')).join();
  const properties = new Set<string>();
  rule.walkDecls(({ prop, important }) => void properties.add(`${familyOf(prop)}${important ? '!' : ''}`));
  return {
    kind: 'rule',
    text,
    identity: [...around, text].join('{'),
    selectors: rule.selectors.map((selector) => readSelector(selector, layer, properties)),
    isForPaper: around.some((opening) => /^@media (only )?print\b[^,]*$/.test(opening)),
  };
}

function readSelector(text: string, layer: string, properties: ReadonlySet<string>): StyleSelector {
  const [selector] = selectorParser().astSync(text).nodes;
  if (!selector) throw new Error(`a rule has the selector "${text}", which selects nothing`);
  const { a, b, c } = selectorSpecificity(selector);
  const classes: string[] = [];
  let subject: string[] = [];
  let type: string | undefined;
  let pseudoElement = '';
  // What stands in the brackets of :not(), :is(), :where() or :has() does not have to be on the page.
  selector.each((node) => {
    if (node.type === 'combinator') {
      subject = [];
      type = undefined;
    } else if (node.type === 'class') {
      classes.push(node.value);
      subject.push(node.value);
    } else if (node.type === 'tag') {
      type = node.value;
    } else if (selectorParser.isPseudoElement(node)) {
      pseudoElement = node.value.replace(/^:+/, '');
    }
  });
  const place = `${layer} ${a}.${b}.${c} ${pseudoElement}`;
  return { classes, subject: { classes: subject, type }, decisions: [...properties].map((one) => `${place} ${one}`) };
}

/** Families of properties whose names do not begin alike. */
const families: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  align: 'place',
  justify: 'place',
  line: 'font',
  min: 'size',
  max: 'size',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
};

/** The same for two properties of which one can set the other: `border` for `border-color`. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [word = ''] = property.replace(/^-\w+-/, '').split('-');
  return families[word] ?? word;
}
