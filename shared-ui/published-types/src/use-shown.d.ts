/**
 * Whether a component is on screen, or prerendered: false while React renders it out of sight, as the shell does with the page
 * that a visitor points at. For what React puts outside of the hidden part, above all into the document's head.
 */
export declare function useShown(): boolean;
