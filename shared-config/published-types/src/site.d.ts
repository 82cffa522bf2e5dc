/** What the company and its products are called, and where it is found. The names stand here and nowhere else (design §7). */
export declare const site: {
    readonly companyName: 'Corvane';
    readonly platformName: 'SyncOS';
    readonly robotLineName: 'MAG';
    /** Address under which the public site is known; canonical links, the sitemap and Open Graph use it. */
    readonly origin: 'https://www.corvane.example';
    /** Specification §2 Footer: fixed, not the current year. */
    readonly copyrightYear: 2025;
    readonly socialLinks: readonly [{
        readonly name: 'LinkedIn';
        readonly url: 'https://www.linkedin.com/company/corvane';
    }, {
        readonly name: 'X';
        readonly url: 'https://x.com/corvane';
    }, {
        readonly name: 'Instagram';
        readonly url: 'https://www.instagram.com/corvane';
    }, {
        readonly name: 'YouTube';
        readonly url: 'https://www.youtube.com/@corvane';
    }];
};
