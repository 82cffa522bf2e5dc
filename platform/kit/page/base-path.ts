/**
 * Under this name a process that prerenders, and a page, say below which path of its host the site is. Its space keeps elements of a page
 * apart, which are globals by their ids.
 */
const basePathKey = 'base path';

/**
 * Says below which path of its host the site is, before anything of its pages runs.
 * @param path such as `/robots`; nothing for a site at the root of its host
 */
export const provideBasePath = (path: string): boolean => Reflect.set(globalThis, basePathKey, path);

/** The same path as a script for the head of a page; nothing for a site at the root of its host. */
export const basePathScript = (path: string): string =>
  path && `globalThis[${JSON.stringify(basePathKey)}]=${JSON.stringify(path)};`;

/** The path below which the site is, such as `/robots`; nothing at the root of a host. No release knows it. */
export const basePath = (): string => Reflect.get(globalThis, basePathKey) ?? '';

/**
 * An address of the site as browsers ask for it, wherever the site is on its host. The router's links need none of this, and
 * pictures, films and drawings have it already.
 * @param address in the site, such as `/pdfs/dosing-pump.pdf`
 */
export const withBase = (address: string): string => basePath() + address;
