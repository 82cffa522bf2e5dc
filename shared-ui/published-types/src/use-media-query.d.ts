/** A media query in parentheses, such as `(min-width: 768px)`. */
export type MediaQuery = `(${string})`;
/**
 * Whether a media query holds, followed as it changes: for what depends on a width in script. False in the prerendered
 * HTML and while hydrating; what must look right before the script belongs into CSS.
 * @throws {Error} 'Invalid or missing MediaQuery!' when there is no query, or none that the browser understands
 *   (specification §8 Invalid media query in the responsive helper)
 */
export declare function useMediaQuery(query: MediaQuery): boolean;
