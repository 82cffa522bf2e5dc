/** Where a page under development tells what went wrong in the browser; the response has the source lines of its stack. */
export const problemsPath = '/__dev/problems';

/**
 * Script of a page under development: shows errors with their places in the source, those of handlers too, prints them and
 * whatever breaks the page's policy in the terminal, and loads the page again once the source has changed. The shell catches what a
 * page throws and tells a visitor to try again later.
 */
export const showProblems = `(() => {
  const shown = new Set();
  let panel;
  let isChanged = false;
  const tell = async (text) => {
    const response = await fetch('${problemsPath}', { method: 'POST', body: location.pathname + ': ' + text });
    return response.ok ? (await response.text()).slice(location.pathname.length + 2) : text;
  };
  const whenParsed = (act) => (document.body ? act() : addEventListener('DOMContentLoaded', act));
  window.showProblem = (text) => {
    if (shown.has(text)) return;
    shown.add(text);
    whenParsed(() => {
      if (!panel) {
        panel = document.createElement('pre');
        panel.setAttribute('role', 'alert');
        panel.style.cssText = 'position:fixed;inset:auto 0 0;z-index:99;max-height:60vh;margin:0;padding:1rem 2rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 monospace;color:#fff;background:#400';
      }
      panel.textContent = [...shown, 'Escape closes this. The page is loaded again as soon as the source has changed.'].join('\\n\\n');
      document.body.append(panel);
    });
  };
  const showError = async (error) => window.showProblem(await tell(String(error?.stack ?? error)));
  const print = console.error;
  console.error = (...values) => {
    print(...values);
    const error = values.find((value) => value instanceof Error);
    const [, components] = values;
    let at = 0;
    const [format, ...rest] = values.map(String);
    const written = error?.message ?? [format.replace(/%[so]/g, () => rest[at++] ?? ''), ...rest.slice(at)].join(' ');
    // With the lines that have made the elements, which React tells while it reports; the error's own are React's.
    if (written.includes('react.dev/link/hydration-mismatch'))
      return void showError({ stack: written + '\\n' + (window.readOwners?.() ?? components) });
    if (error) return void showError(error);
    // The compiler prints in the terminal itself.
    if (String(values[0]).startsWith('[rspack-dev-server]')) return;
    void tell(written);
  };
  addEventListener('error', ({ error }) => { if (error) void showError(error); });
  addEventListener('unhandledrejection', ({ reason }) => void showError(reason));
  addEventListener('keydown', ({ key }) => { if (key === 'Escape') panel?.remove(); });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber, target }) => {
    // The message over a page that does not compile is put together outside of the page.
    if (effectiveDirective === 'style-src-attr' && !(target instanceof Element)) return;
    const element = target instanceof Element ? '\\n    in ' + target.outerHTML.slice(0, 200) : '';
    const place = sourceFile && lineNumber && sourceFile !== document.URL ? '\\n    at ' + sourceFile + ':' + lineNumber + ':' + columnNumber : '';
    void showError('its policy refuses this in production: ' + effectiveDirective + ' ' + blockedURI + (sample ? ' "' + sample + '"' : '') + element + place);
  });
  // The client of the development server posts this while it compiles, and when it has.
  addEventListener('message', ({ data }) => {
    if (data?.type === 'webpackInvalid') isChanged = true;
    if (data?.type === 'webpackOk' && isChanged && shown.size > 0) location.reload();
  });
})();`;
