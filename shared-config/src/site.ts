/** What the company and its products are called, and where it is found. The names stand here and nowhere else (design §7). */
export const site = {
  companyName: 'Corvane',
  platformName: 'SyncOS',
  robotLineName: 'MAG',
  /** Address under which the public site is known; canonical links, the sitemap and Open Graph use it. */
  origin: 'https://www.corvane.example',
  /** Specification §2 Footer: fixed, not the current year. */
  copyrightYear: 2025,
  socialLinks: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/corvane' },
    { name: 'X', url: 'https://x.com/corvane' },
    { name: 'Instagram', url: 'https://www.instagram.com/corvane' },
    { name: 'YouTube', url: 'https://www.youtube.com/@corvane' },
  ],
} as const;

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

/** The same as a script for the head of a page; nothing for a site at the root of its host. */
export const basePathScript = (path: string): string =>
  path && `globalThis[${JSON.stringify(basePathKey)}]=${JSON.stringify(path)};`;

/** The path below which the site is, such as `/robots`; nothing at the root of a host. No release knows it. */
export const basePath = (): string => Reflect.get(globalThis, basePathKey) ?? '';

/**
 * An address of the site as browsers ask for it, wherever the site is on its host. The router's links need none of this, and
 * pictures, films and drawings have it already.
 * @param address in the site, such as `/pdfs/mag-fork.pdf`
 */
export const withBase = (address: string): string => basePath() + address;

/** An address of the site with its origin, for whoever reads it elsewhere. @param address in the site, such as `/contact` */
export const siteAddress = (address: string): string => site.origin + withBase(address);
