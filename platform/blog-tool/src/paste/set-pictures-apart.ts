import { wordsIn } from './parse-pasted-html';

/** Takes in a picture by its address. @returns the name that stands for it until it is stored */
export type TakePicture = (address: string) => string;

/** Elements without room for a picture: it goes behind them. */
const narrow =
  'h1,h2,h3,h4,h5,h6,table,ul,ol,menu,li,blockquote,pre,summary,aside,[role=heading],[data-footnote],p[data-pasted-style*="mso-list"]';

/**
 * Puts each picture of a page where a block can stand, as the document reads one: behind what has no room for it. Its caption is that of
 * its figure. A pixel that only counts readers is none.
 */
export function setPicturesApart(body: HTMLElement, take: TakePicture): void {
  /** The last picture behind each element: they keep their order. */
  const lasts = new Map<Element, Element>();
  for (const image of [...body.querySelectorAll('img')]) {
    const address = addressOf(image);
    if (address === undefined || isTiny(image)) continue;
    const picture = body.ownerDocument.createElement('figure');
    picture.setAttribute('data-picture', take(address));
    const alt = image.getAttribute('alt')?.trim();
    if (alt) picture.setAttribute('data-alt', alt);
    const figure = image.closest('figure');
    const caption = figure?.querySelectorAll('img').length === 1 ? figure.querySelector('figcaption') : null;
    const words = caption && wordsIn(caption);
    if (words) picture.setAttribute('data-caption', words);
    caption?.remove();
    const written = image.closest('picture') ?? image;
    const around = outermost(image, narrow);
    if (around) {
      written.remove();
      (lasts.get(around) ?? around).after(picture);
      lasts.set(around, picture);
    } else written.replaceWith(picture);
  }
}

/** Whether an element is a picture that was put there. */
export const isPictureApart = (element: Element): boolean =>
  element.localName === 'figure' && element.hasAttribute('data-picture') && element.childElementCount === 0;

function outermost(element: Element, selector: string): Element | undefined {
  let found: Element | undefined;
  for (let around = element.closest(selector); around; around = around.parentElement?.closest(selector) ?? null)
    found = around;
  return found;
}

/** Where a picture is; pages that load theirs late say it elsewhere. */
function addressOf(image: Element): string | undefined {
  const [source, late] = [image.getAttribute('src'), image.getAttribute('data-src')];
  const isStandIn = source === null || /^data:image\/(gif|svg)/i.test(source);
  const address = (isStandIn && late ? late : source)?.trim();
  return address || undefined;
}

const isTiny = (image: Element) =>
  ['width', 'height'].some((side) => /^[0-2](px)?$/.test(image.getAttribute(side) ?? ''));
