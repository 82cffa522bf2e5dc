import { rootElementId } from '../document/root-element';

/** From this number of elements on, typefaces in all of a part take a slow phone too long for a task. */
const largePart = 64;

/**
 * Leaves sections and the footer without layout until they come near, as the styles do until scripts run: hydration would
 * wait for the layout of all of them. React does not compare attributes of the page that it hydrates.
 * @param sections what stands behind the first view
 */
export function putOffSections(sections: readonly HTMLElement[]): void {
  const footer = document.querySelectorAll<HTMLElement>(`#${rootElementId} > footer`);
  for (const { style } of [...sections, ...footer]) style.contentVisibility = 'var(--later-sections)';
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
  const all = parts.flatMap(partsOf);
  if (root['typeface'])
    for (const { dataset } of all.filter((part) => !isLarge(part))) dataset['typeface'] = root['typeface'];
  delete root['typeface'];
  for (const { dataset, style } of all) {
    await nextFrame();
    delete dataset['typeface'];
    style.contentVisibility = '';
  }
}

const isLarge = (element: Element) => element.getElementsByTagName('*').length >= largePart;

/** A large element has typefaces by those of its children, which come first: it may be without layout until its own turn. */
const partsOf = (element: HTMLElement): HTMLElement[] =>
  isLarge(element)
    ? [...[...element.children].filter((child) => child instanceof HTMLElement).flatMap(partsOf), element]
    : [element];

/** The time behind the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
