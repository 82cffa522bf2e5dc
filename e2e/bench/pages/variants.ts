/** JSON-LD, which search engines read, is content. */
const scriptElement = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;
const dataElement = /<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** The document of a composed page without its scripts, and without the data that only they read. */
export const removeScripts = (composed: string): string => composed.replaceAll(scriptElement, '');

/** The document of the same page where the browser renders it: that of the bundle, with the data of the composed page. */
export const renderInBrowser = (composed: string, bundled: string): string =>
  bundled.replace('</body>', () => `${(composed.match(dataElement) ?? []).join('')}</body>`);
