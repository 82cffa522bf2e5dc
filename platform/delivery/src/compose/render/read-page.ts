import { Parser } from 'htmlparser2';

/** Facts of a page, read in its HTML. */
type PageFacts = {
  /** Whether it wants to be listed by search engines: it is not hidden, and no other page stands for it. */
  isListed: boolean;
  /** Why it cannot be published, if so: an element breaks its security policy, or does not work without script. */
  fault?: string | undefined;
  /** Titles in its head, and canonical addresses. */
  titles: string[];
  canonicals: string[];
};

/** Text that could be a fault behind the head. Without it, the body of a page need not be parsed, which takes a millisecond. */
const suspect = /[\s"']style[\s=/>]|\sid\s*=\s*["']?S:/i;

/**
 * Reads a page's elements; text that only looks like one is none.
 * @param location path of the page, and its query if there is one
 * @param basePath below which the site is on its host
 */
export function readPage(html: string, location: string, address: string): PageFacts {
  const titles: string[] = [];
  const canonicals: string[] = [];
  let isInTitle = false;
  let isInBody = false;
  let isHidden = false;
  let fault: string | undefined;
  const parser = new Parser({
    onopentag: (element, { name, rel, href = '', content = '', hidden, id = '', style }) => {
      isInTitle = element === 'title' && !isInBody;
      if (isInTitle) titles.push('');
      isInBody ||= element === 'body';
      if (!isInBody && element === 'link' && rel === 'canonical') canonicals.push(href);
      if (element === 'meta' && name === 'robots' && /\bnoindex\b/.test(content)) isHidden = true;
      if (style !== undefined) fault ??= `<${element}> has an inline style, which the page's security policy forbids`;
      // React moves large finished boundaries behind a script since 19.2 (facebook/react#35460): readers without
      // script would see the skeleton.
      if (element === 'div' && hidden !== undefined && id.startsWith('S:'))
        fault ??= 'part of the page is hidden until a script runs';
    },
    ontext: (text) => {
      if (isInTitle) titles.push((titles.pop() ?? '') + text);
    },
    onclosetag: () => {
      isInTitle = false;
    },
  });
  const head = html.indexOf('</head>');
  parser.end(head < 0 || suspect.test(html) ? html : html.slice(0, head));
  return {
    isListed: !isHidden && canonicals[0] === new URL(address + location).href,
    fault,
    titles,
    canonicals,
  };
}
