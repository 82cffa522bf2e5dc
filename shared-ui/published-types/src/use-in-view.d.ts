import { type RefObject } from 'react';
/**
 * Whether an element has come into view; stays true once it has.
 * @param line how far down the viewport its top edge must have come, from 0 (top) to 1 (bottom)
 */
export declare function useInView(element: RefObject<Element | null>, line?: number): boolean;
