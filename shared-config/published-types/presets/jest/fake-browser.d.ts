/** Answers media queries. @param matches asked again at every look. @param parse what the browser makes of a query */
export declare function fakeMatchMedia(matches: (query: string) => boolean, parse?: (query: string) => string): {
    /** Tells whoever listens that the answers may have changed. */
    change: () => void;
};
/** Watches nothing by itself: the test says whether what was observed last has come into view. */
export declare function fakeIntersectionObserver(): {
    /** Says to the observer made last whether what it observes is in view. */
    see: (isIntersecting: boolean) => void | undefined;
    /** Options of the observer made last. */
    options: () => IntersectionObserverInit | undefined;
};
