/** Marks the field in which whoever opens a screen begins, in place of its heading. */
export const beginsHere = { 'data-begin': '' } as const;

/** Shows a screen from its top, and moves the focus to where one begins, or to its heading, as a new page would. */
export function showFromTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const field = document.querySelector<HTMLElement>('main [data-begin]');
  if (field) field.focus({ preventScroll: true });
  else focusHeading();
}

/** Moves the focus to the page's heading, or to its main element when it has no heading. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
