// The elements of the page that React has rendered out of sight. React takes such a page off the layout; here it gets one, unseen, so
// that a click has only to paint it, and React follows behind that frame.

/**
 * As wide as on screen, so that what is laid out stays as it is when it is shown. Visible, it is still cut away, for the pointer as
 * well; without height it would have its padding.
 */
const outOfSight: Readonly<Record<string, string>> = {
  position: 'absolute',
  top: '0',
  'inset-inline': '0',
  height: '0',
  'clip-path': 'inset(50%)',
  visibility: 'hidden',
  contain: 'layout style paint',
};

/** @property watch keeps it laid out */
let ahead: { pathname: string; elements: HTMLElement[]; watch: MutationObserver } | undefined;

/** React takes a page out of sight off the layout again whenever it has rendered something in it. */
function keepLaidOut(changes: MutationRecord[]) {
  for (const { target } of changes)
    if (target instanceof HTMLElement && target.style.display === 'none') target.style.removeProperty('display');
}

const pageElements = () =>
  Array.from(document.getElementById('main')?.children ?? []).filter(
    (child): child is HTMLElement => child instanceof HTMLElement,
  );

/** To be called before React renders a page out of sight. Returns what lays it out, to be called once React has. */
export function expectPageAhead(pathname: string): () => void {
  const others = new Set(pageElements());
  return () =>
    requestAnimationFrame(() => {
      const elements = pageElements().filter((element) => !others.has(element) && element.style.display === 'none');
      ahead?.watch.disconnect();
      const watch = new MutationObserver(keepLaidOut);
      for (const element of elements) {
        watch.observe(element, { attributeFilter: ['style'] });
        element.style.removeProperty('display');
        for (const [name, value] of Object.entries(outOfSight)) element.style.setProperty(name, value);
      }
      ahead = { pathname, elements, watch };
    });
}

/**
 * To be called when a pointer goes down on the link to a page, which is some 80 ms before its click: each element of the page takes
 * the visibility that it inherits, a quarter of what the click would cost. The page stays clipped away.
 * @returns what takes it back, should no click follow
 */
export function expectClick(pathname: string): () => void {
  const page = ahead?.pathname === pathname ? ahead : undefined;
  for (const { style } of page?.elements ?? []) style.removeProperty('visibility');
  return () => {
    // Not of a page that is on screen by now.
    if (page !== ahead) return;
    for (const { style } of page?.elements ?? [])
      if (style.position === outOfSight['position']) style.visibility = 'hidden';
  };
}

/** To be called when React shows a page, whichever way it came there. */
export function putOnScreen(pathname: string): void {
  if (ahead?.pathname !== pathname) return;
  ahead.watch.disconnect();
  for (const element of ahead.elements) bringIntoSight(element);
  ahead = undefined;
}

/**
 * Shows the page that is laid out ahead in place of the one on screen, from its top, before React does.
 * @returns what brings the page before back; undefined, and nothing has changed, when the page is not laid out
 */
export function showPageAhead(pathname: string): (() => void) | undefined {
  if (ahead?.pathname !== pathname) return undefined;
  const { elements, watch } = ahead;
  if (elements.length === 0 || !elements.every((element) => element.isConnected)) return undefined;
  const before = pageElements().filter((element) => !elements.includes(element));
  for (const element of before) hide(element);
  for (const element of elements) bringIntoSight(element);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    watch.disconnect();
    ahead = undefined;
    for (const element of before) element.style.removeProperty('display');
    for (const element of elements) hide(element);
  };
}

/** As React does. */
const hide = (element: HTMLElement) => element.style.setProperty('display', 'none', 'important');

function bringIntoSight(element: HTMLElement) {
  for (const name of Object.keys(outOfSight)) element.style.removeProperty(name);
}
