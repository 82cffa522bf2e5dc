import { rootElementId } from '../document/root-element';

/** From this number of elements on, typefaces in all of a part take a slow phone too long for a task. */
const largePart = 48;

/**
 * Leaves sections and the footer without layout until they come near, as the styles do until scripts run: hydration would
 * wait for the layout of all of them. React does not compare attributes of the page that it hydrates.
 * @param sections what stands behind the first view
 */
export function putOffSections(sections: readonly HTMLElement[]): void {
  const footer = document.querySelectorAll<HTMLElement>(`#${rootElementId} > footer`);
  putOff([...sections, ...footer]);
}

/**
 * Lays out what was put off and gives the page its typefaces, one part of it a frame, so that none makes a visitor wait: all
 * at once takes a slow phone a tenth of a second. Call it once the page is interactive.
 */
export async function completePage(): Promise<void> {
  await window.typefacesLoaded;
  await nextFrame();
  const root = document.documentElement.dataset;
  const elements = document.querySelectorAll<HTMLElement>(`#${rootElementId} > :not(main), main > * > :not(script)`);
  const parts = [...elements].map(partOf);
  if (root['typeface'])
    for (const { element } of parts.flatMap(smallPartsOf)) element.dataset['typeface'] = root['typeface'];
  delete root['typeface'];
  await nextFrame();
  for (const part of parts) await completePart(part);
}

/** What gets its typefaces and its layout in one go, or by the parts inside it. They stay what they were when the page becomes another. */
type Part = { element: HTMLElement; inner: readonly Part[] };

function partOf(element: HTMLElement): Part {
  const isLarge = element.getElementsByTagName('*').length >= largePart;
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  return { element, inner: isLarge ? children.map(partOf) : [] };
}

const smallPartsOf = (part: Part): Part[] => (part.inner.length === 0 ? [part] : part.inner.flatMap(smallPartsOf));

/**
 * A large part has its typefaces by those inside it, and its layout too where it may change its height meanwhile. Whether it
 * may is asked behind a frame: asked before it, the browser would lay out the part before this one at once, in a task of its own.
 */
async function completePart({ element, inner }: Part): Promise<void> {
  const isLater = inner.some((one) => isWithoutLayout(one.element)) && isBelowView(element);
  if (isLater) putOff(inner.map((one) => one.element));
  else for (const one of inner) await completePart(one);
  delete element.dataset['typeface'];
  element.style.contentVisibility = '';
  await nextFrame();
  if (isLater) for (const one of inner) await completePart(one);
}

const isBelowView = (element: HTMLElement) => element.getBoundingClientRect().top > innerHeight;

/** Whether it is shown, but in a section that is put off. */
const isWithoutLayout = (element: HTMLElement) =>
  element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true });

const putOff = (elements: readonly HTMLElement[]) => {
  for (const { style } of elements) style.contentVisibility = 'var(--later-sections)';
};

/** The time behind the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
