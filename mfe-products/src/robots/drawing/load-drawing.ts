let loading: Promise<typeof import('./draw-robot')> | undefined;

/**
 * What draws a robot, for React's `use`: the same promise each time, because React asks again at each attempt. The drawings are
 * in the HTML; only who changes the units needs them again, and the outlines would weigh on the page's first view.
 */
export function loadDrawing(): Promise<typeof import('./draw-robot')> {
  loading ??= import('./draw-robot');
  return loading;
}
