import { Parser } from 'htmlparser2';
import type { KeptFacts } from './page-facts';

/** What search engines read in a page's HTML, and why the page cannot be published, if so. */
export type PageFacts = KeptFacts & {
  /** What breaks its security policy, or does not work without script. */
  fault?: string | undefined;
};

/** What could be a fault behind the head. Without it, the body of a page need not be parsed, which takes a millisecond. */
const suspect = /[\s"']style[\s=/>]|\sid\s*=\s*["']?S:/i;

/** Reads a page's elements; what it shows as text, whatever that looks like, is no element. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = { isHidden: false };
  const parser = new Parser({
    onopentag: (element, { name, rel, href, content = '', hidden, id = '', style }) => {
      if (element === 'link' && rel === 'canonical') facts.canonical ??= href;
      if (element === 'meta' && name === 'robots' && /\bnoindex\b/.test(content)) facts.isHidden = true;
      if (style !== undefined)
        facts.fault ??= `<${element}> has an inline style, which the page's security policy forbids`;
      // React moves large finished boundaries behind a script since 19.2 (facebook/react#35460): readers without
      // script would see the skeleton.
      if (element === 'div' && hidden !== undefined && id.startsWith('S:'))
        facts.fault ??= 'part of the page is hidden until a script runs';
    },
  });
  const head = html.indexOf('</head>');
  parser.end(head < 0 || suspect.test(html) ? html : html.slice(0, head));
  return facts;
}
