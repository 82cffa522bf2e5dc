import { fileOfClass } from 'shared-config/contract/class-name';
import type { PageStyle, SplitStyles } from 'shared-config/contract/host-renderer';
import { type FirstView, findFirstView } from './first-view';
import { laterHref } from './later-file';
import { readStylesheet, type StylePart, type StyleRule, type StyleSelector, type Stylesheet } from './stylesheet';

/** How the styles of pages with the same classes are split. */
type Split = { classes: string; first: readonly PageStyle[]; later: PageStyle | undefined };

/**
 * Starts to split the styles of pages; each stylesheet is read once. Pages of one template nearly always have the same classes
 * as the one before: its split is kept, one for each template, however many pages there are.
 */
export function startSplitting(): SplitStyles {
  const read = new Map<string, Stylesheet>();
  const kept = new Map<string, Split>();
  const readOnce = ({ href, css }: PageStyle) => {
    const sheet = read.get(href) ?? readStylesheet(css);
    read.set(href, sheet);
    return sheet;
  };
  const split = (view: FirstView, styles: readonly PageStyle[], own: PageStyle): Omit<Split, 'classes'> => {
    const sheets = styles.map((style) => ({ ...style, sheet: readOnce(style) }));
    const isFirst = selectFirst(
      sheets.flatMap(({ sheet }) => sheet.rules),
      view,
    );
    const later = sheets.map(({ sheet }) => write(sheet.parts, (part) => !isFirst(part))).join('');
    return {
      first: sheets.map(({ href, sheet }) => ({ href, css: write(sheet.parts, isFirst, true) })),
      later: later ? { href: laterHref(own.href, later), css: later } : undefined,
    };
  };
  return (body, styles) => {
    const view = findFirstView(body);
    const own = styles.at(-1);
    if (!view || !own) return undefined;
    const template = styles.map(({ href }) => href).join(' ');
    const classes = [...view.classes, '', ...view.pairs].join(',');
    const before = kept.get(template);
    const same = before?.classes === classes ? before : { classes, ...split(view, styles, own) };
    kept.set(template, same);
    return same.later && { end: view.end, first: same.first, later: same.later };
  };
}

/** Selects what a page needs at once, and what has to come with it because moving it would change what is on top. */
function selectFirst(rules: readonly StyleRule[], view: FirstView): (part: StylePart) => boolean {
  const first = new Set<StyleRule>();
  const later = new Set<string>();
  const decided = new Map<string, StyleSelector[]>();
  const isOnTop = ({ decisions, subject }: StyleSelector) =>
    decisions.some((one) => decided.get(one)?.some((other) => canMeet(subject, other.subject, view)));
  for (const rule of rules.toReversed()) {
    const isShown =
      !rule.isForPaper && rule.selectors.some(({ classes }) => classes.every((one) => view.classes.has(one)));
    // Of two that are the same the last one counts.
    if (!isShown && (later.has(rule.identity) || !rule.selectors.some(isOnTop))) {
      later.add(rule.identity);
      continue;
    }
    first.add(rule);
    for (const selector of rule.selectors) {
      for (const one of selector.decisions) {
        const known = decided.get(one);
        if (known) known.push(selector);
        else decided.set(one, [selector]);
      }
    }
  }
  const moving = [...first].map(({ text }) => text).join('');
  return (part) => {
    if (part.kind === 'rule') return first.has(part);
    if (part.kind === 'keyframes') return moving.includes(part.name);
    return part.kind === 'group' || !part.isForPaper;
  };
}

/** Whether one element can be the subject of both: its classes are of one file, or stand together on the page. */
function canMeet(one: StyleSelector['subject'], other: StyleSelector['subject'], { pairs }: FirstView): boolean {
  if (one.type && other.type && one.type !== other.type) return false;
  return one.classes.every((name) =>
    other.classes.every(
      (another) => name === another || fileOfClass(name) === fileOfClass(another) || pairs.has(`${name} ${another}`),
    ),
  );
}

/** Writes the parts that are wanted. @param keepsLayers whether a layer without any stays, for the order of layers */
function write(parts: readonly StylePart[], isWanted: (part: StylePart) => boolean, keepsLayers = false): string {
  return parts
    .map((part) => {
      if (part.kind !== 'group') return isWanted(part) ? part.text : '';
      const content = write(part.parts, isWanted, keepsLayers);
      return content || (keepsLayers && part.isLayer) ? `${part.opening}{${content}}` : '';
    })
    .join('');
}
