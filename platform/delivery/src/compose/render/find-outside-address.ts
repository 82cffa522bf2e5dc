import { Parser } from 'htmlparser2';

/** Attributes that are an address, and those that list several. */
const single = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
const listing = ['srcset', 'imagesrcset'];

/**
 * Finds an address in a page that leads out of the site, although it is meant for it: one that begins at the root of the host. Such a page
 * works nowhere but at the root.
 * @param basePath below which the site is on its host; nothing at the root, where there is nothing to find
 * @returns why the page cannot be published
 */
export function findOutsideAddress(html: string, basePath: string): string | undefined {
  if (basePath === '') return undefined;
  let found: string | undefined;
  const isOutside = (address: string) => /^\/(?!\/)/.test(address) && !address.startsWith(`${basePath}/`);
  const parser = new Parser({
    onopentag: (element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        const addresses = listing.includes(name) ? value.split(/,\s+/) : single.includes(name) ? [value] : [];
        const outside = addresses.find(isOutside);
        if (outside === undefined) continue;
        found ??= `<${element} ${name}="${outside}"> leads out of the site, which is below ${basePath}/: write <Link to>, or withBase() of kit/page/base-path`;
      }
    },
  });
  parser.end(html);
  return found;
}
