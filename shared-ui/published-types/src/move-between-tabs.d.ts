import type { KeyboardEvent } from 'react';
/**
 * Moves the selection of a tab list by key, as the `onKeyDown` of the element with `role="tablist"`: the arrows of its
 * `aria-orientation` go round and round, Home and End go to its ends (WAI-ARIA practices, tabs). The tab that is moved to
 * gets the focus.
 * @param select told the index of the tab that is moved to
 */
export declare function moveBetweenTabs(event: KeyboardEvent<HTMLElement>, select: (index: number) => void): void;
