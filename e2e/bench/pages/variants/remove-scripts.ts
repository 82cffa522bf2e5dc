/** What search engines read is content. */
const scriptElement = /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs;

/** A page without scripts, and without the data that only they read. */
export const removeScripts = (html: string): string => html.replaceAll(scriptElement, '');
