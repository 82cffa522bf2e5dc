import { type RefObject } from 'react';
/**
 * Whether a part that was prerendered in full is collapsed by now. It collapses where the visitor does not see
 * the page move: while it is below the viewport, or when the visitor first uses it. A part that was not prerendered starts
 * collapsed.
 * @returns also a function that collapses it: call it when the part is used
 */
export declare function useCollapseUnseen(element: RefObject<Element | null>): [isCollapsed: boolean, collapse: () => void];
