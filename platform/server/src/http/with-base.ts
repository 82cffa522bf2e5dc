/**
 * An address of the live site as browsers ask for it, wherever the site is on its host.
 * @param address in the site, such as `/thank-you`
 */
export type WithBase = (address: string) => string;
