import * as v from 'valibot';
import { parsePastedHtml } from './parse-pasted-html';

/** The attribute in which ProseMirror says how deep a piece was cut out of its blocks, and out of which. */
const sliceAttribute = 'data-pm-slice';

/** A cell that spans several: this editor has none, and the reader of other HTML bounds them. */
const mergedCell = /<t[dh]\b[^<>]*(?:col|row)span\s*=\s*(?!"1")/i;

/** Whether HTML was copied from an editor like this one. */
export const isOwnHtml = (html: string): boolean => html.includes(sliceAttribute) && !mergedCell.test(html);

const elements =
  'p,h2,h3,span,div,aside,ul,ol,li,label,blockquote,pre,code,table,tbody,tr,th,td,hr,figure,strong,em,u,s,br,a';

const attributes: readonly string[] = [
  'href',
  'start',
  'data-type',
  'data-checked',
  'data-embed',
  'data-email',
  'data-callout',
  'data-source',
  'data-footnote',
  'data-picture',
  'data-file',
  'data-name',
  'data-bytes',
  'data-title',
  'data-width',
  'data-height',
  'data-alt',
  'data-decorative',
  'data-caption',
  'data-layout',
];

/**
 * HTML as this editor copies it, with nothing that it would not write: another page can call its HTML our own. Which stored
 * block something was never comes with it.
 */
export function cleanOwnHtml(html: string): string {
  const body = parsePastedHtml(html);
  for (const element of [...body.querySelectorAll('*')]) {
    // To remove many takes time with their square, and the editor writes a few.
    if (!element.matches(elements) || element.attributes.length > 100) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      if (name === sliceAttribute) element.setAttribute(name, cleanContext(value));
      else if (name === 'class' && element.localName === 'code' && /^language-[\w+#.-]+$/.test(value)) continue;
      else if (!attributes.includes(name)) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

/** Names and attributes of the elements around a piece: more than lists that anybody writes in each other. */
const maxContext = 200;

const contextSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()), v.maxLength(maxContext));
const attributesSchema = v.nullable(v.record(v.string(), v.unknown()));

/** The blocks around a piece, by name and attributes, without what they were stored as. */
function cleanContext(value: string): string {
  const [, depths = '0 0', context = '[]'] = /^(\d+ \d+(?: -\d+)?) (.*)$/s.exec(value) ?? [];
  const parsed = v.safeParse(contextSchema, context);
  if (!parsed.success || parsed.output.includes('unknown')) return `${depths} []`;
  const cleaned = parsed.output.map((part, index) => {
    const named = index % 2 === 1 ? v.safeParse(attributesSchema, part) : undefined;
    return named?.success ? { ...named.output, block: null, part: null } : part;
  });
  return `${depths} ${JSON.stringify(cleaned)}`;
}
