import { withBase } from 'kit/page/base-path';

/**
 * The names of the company and its products, and its addresses. The names stand here and in texts of `content/`, and nowhere else
 * (architecture §1).
 */
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

/** An address of the site with its origin, for whoever reads it elsewhere. @param address in the site, such as `/contact` */
export const siteAddress = (address: string): string => site.origin + withBase(address);
