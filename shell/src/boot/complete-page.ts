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
 * at once takes a slow phone a tenth of a second (ADR 0105). Call it once the page is interactive.
 */
export async function completePage(): Promise<void> {
  await window.typefacesLoaded;
  await nextFrame();
  const root = document.documentElement.dataset;
  const parts = [...document.querySelectorAll<HTMLElement>(`#${rootElementId} > :not(main), main > * > :not(script)`)];
  if (root['typeface']) for (const { dataset } of parts.flatMap(smallPartsOf)) dataset['typeface'] = root['typeface'];
  delete root['typeface'];
  for (const part of parts) await completePart(part);
}

/** A large part has its typefaces by those of its children, and its layout too where it may change its height meanwhile. */
async function completePart(part: HTMLElement): Promise<void> {
  const inner = innerPartsOf(part);
  const isLater = inner.some(isWithoutLayout) && isBelowView(part);
  if (isLater) putOff(inner);
  else for (const one of inner) await completePart(one);
  await nextFrame();
  delete part.dataset['typeface'];
  part.style.contentVisibility = '';
  if (isLater) for (const one of inner) await completePart(one);
}

const isBelowView = (part: HTMLElement) => part.getBoundingClientRect().top > innerHeight;

/** Whether it is shown, but in a section that is put off. */
const isWithoutLayout = (element: HTMLElement) =>
  element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true });

/** The children of a large part, none of a small one. */
const innerPartsOf = (part: HTMLElement): HTMLElement[] =>
  part.getElementsByTagName('*').length < largePart
    ? []
    : [...part.children].filter((child) => child instanceof HTMLElement);

/** The small parts that a part consists of. */
const smallPartsOf = (part: HTMLElement): HTMLElement[] => {
  const inner = innerPartsOf(part);
  return inner.length === 0 ? [part] : inner.flatMap(smallPartsOf);
};

const putOff = (elements: readonly HTMLElement[]) => {
  for (const { style } of elements) style.contentVisibility = 'var(--later-sections)';
};

/** The time behind the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
