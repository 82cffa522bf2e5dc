/** Widths in px at which the layout changes (specification §9); media queries in CSS repeat these numbers because custom properties cannot. */
export declare const breakpoints: {
    readonly small: 480;
    readonly medium: 768;
    readonly large: 1024;
};
/** Times in ms that the specification fixes for the whole site (§9). */
export declare const durations: {
    readonly menuCloseDelay: 150;
    readonly idlePreloadDelay: 2000;
    readonly statCountUp: 2000;
    readonly formSuccessDelay: 1500;
    readonly downloadDelay: 1000;
    readonly modalCloseDelay: 2000;
};
/** Scroll position in px beyond which the scroll-to-top button shows (specification §9). */
export declare const scrollToTopThreshold = 300;
