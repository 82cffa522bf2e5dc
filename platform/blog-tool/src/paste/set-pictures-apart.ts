import { isEmoji } from './read-inline';

/** Takes in a picture by its address. @returns the name that stands for it until it is stored */
export type TakePicture = (address: string) => string;

/** What has no room for a picture: it stands behind. */
const narrow =
  'h1,h2,h3,h4,h5,h6,table,li,blockquote,pre,summary,aside,[role=heading],[data-footnote],p[data-pasted-style*="mso-list"]';

/**
 * Puts each picture of a page where a block can stand, as the document reads one: behind what has no room for it. Its caption is that of
 * its figure. What only counts readers, or is a character, is none.
 */
export function setPicturesApart(body: HTMLElement, take: TakePicture): void {
  /** The last picture behind each element: the way to it grows with every picture. */
  const lasts = new Map<Element, Element>();
  for (const image of [...body.querySelectorAll('img')]) {
    const address = addressOf(image);
    if (address === undefined || isEmoji(image) || isUnseen(image)) continue;
    const picture = body.ownerDocument.createElement('figure');
    picture.setAttribute('data-picture', take(address));
    const alt = image.getAttribute('alt')?.trim();
    if (alt) picture.setAttribute('data-alt', alt);
    const figure = image.closest('figure');
    const caption = figure?.querySelectorAll('img').length === 1 ? figure.querySelector('figcaption') : null;
    const words = caption?.textContent?.replace(/\s+/g, ' ').trim();
    if (words) picture.setAttribute('data-caption', words);
    caption?.remove();
    const around = outermost(image, narrow);
    if (around) {
      image.remove();
      placeBehind(lasts.get(around) ?? around, picture);
      lasts.set(around, picture);
    } else image.replaceWith(picture);
  }
}

/** Whether an element is a picture that was put there. */
export const isPictureApart = (element: Element): boolean =>
  element.localName === 'figure' && element.hasAttribute('data-picture') && element.childElementCount === 0;

/** Behind it, and behind the pictures that are there already: they keep their order. */
function placeBehind(element: Element, picture: Element): void {
  let last = element;
  while (last.nextElementSibling && isPictureApart(last.nextElementSibling)) last = last.nextElementSibling;
  last.after(picture);
}

function outermost(element: Element, selector: string): Element | undefined {
  let found: Element | undefined;
  for (let around = element.closest(selector); around; around = around.parentElement?.closest(selector) ?? null)
    found = around;
  // A list stands behind its items.
  return found?.localName === 'li' ? (outermostList(found) ?? found) : found;
}

const outermostList = (item: Element) => {
  let list: Element | null = item.closest('ul,ol,menu');
  while (list?.parentElement?.closest('ul,ol,menu')) list = list.parentElement.closest('ul,ol,menu');
  return list;
};

/** Where a picture is; pages that load theirs late say it elsewhere. */
function addressOf(image: Element): string | undefined {
  const [source, late] = [image.getAttribute('src'), image.getAttribute('data-src')];
  const isStandIn = source === null || /^data:image\/(gif|svg)/i.test(source);
  const address = (isStandIn && late ? late : source)?.trim();
  return address || undefined;
}

const isUnseen = (image: Element) =>
  ['width', 'height'].some((side) => /^[0-2](px)?$/.test(image.getAttribute(side) ?? '')) ||
  image.closest('[aria-hidden=true], [hidden]') !== null;
