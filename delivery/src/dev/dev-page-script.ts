/** Where the dev page asks for the source lines of a stack. */
export const stackPath = '/__dev/stack';

/**
 * Script of the dev page: shows an error that was thrown while a page rendered, with its place in the source, and loads the
 * page again once the source has changed. The shell catches such an error and tells a visitor to try again later.
 */
export const showThrownErrors = `(() => {
  let shown;
  let isChanged = false;
  const show = async (error) => {
    if (shown) return;
    shown = document.createElement('pre');
    shown.setAttribute('role', 'alert');
    shown.style.cssText = 'position:fixed;inset:0;z-index:99;margin:0;padding:2rem;overflow:auto;white-space:pre-wrap;font:14px/1.6 monospace;color:#fff;background:#400';
    document.body.append(shown);
    const tell = (stack) => { shown.textContent = stack + '\\n\\nThe page is loaded again as soon as the source has changed.'; };
    tell(String(error.stack));
    const response = await fetch('${stackPath}', { method: 'POST', body: String(error.stack) });
    if (response.ok) tell(await response.text());
  };
  const print = console.error;
  console.error = (...values) => {
    print(...values);
    const error = values.find((value) => value instanceof Error);
    if (error) show(error);
  };
  // What the client of the development server says while it compiles, and when it has.
  addEventListener('message', ({ data }) => {
    if (data?.type === 'webpackInvalid') isChanged = true;
    if (data?.type === 'webpackOk' && isChanged && shown) location.reload();
  });
})();`;
