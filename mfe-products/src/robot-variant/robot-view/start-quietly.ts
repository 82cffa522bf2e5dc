import { isConnectionScarce } from 'kit/page/is-connection-scarce';
import { whenIdle } from 'kit/page/when-idle';

/**
 * Calls back once the page is loaded, a place is in view and the browser has nothing else to do, with a canvas on which a graphics
 * card draws. Never where there is none, or where motion is to be reduced or data to be saved. Returns what calls it off.
 */
export function startQuietly(place: Element, start: (canvas: HTMLCanvasElement) => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || isConnectionScarce()) return () => {};
  const ended = new AbortController();
  const look = () => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(() => {
        const canvas = document.createElement('canvas');
        if (!ended.signal.aborted && hasGraphicsCard(canvas)) start(canvas);
      });
    });
    ended.signal.addEventListener('abort', () => observer.disconnect());
    observer.observe(place);
  };
  // The files of the first view come first.
  if (document.readyState === 'complete') look();
  else window.addEventListener('load', look, { signal: ended.signal });
  return () => ended.abort();
}

/** Whether a graphics card draws on a canvas, which has a context then. Software in its place would keep the page from answering. */
function hasGraphicsCard(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  // Not every browser tells software by the option.
  const renderer = names ? String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  return context !== null && !/SwiftShader|llvmpipe|Basic Render/.test(renderer);
}
