import type { KeyboardEvent } from 'react';

/**
 * Moves the selection of a tab list by key, as the `onKeyDown` of the element with `role="tablist"`: the arrows of its `aria-orientation`
 * go round and round, Home and End go to its ends (WAI-ARIA practices, tabs). The tab that is moved to gets the focus.
 * @param select called with the index of the tab that is moved to
 */
export function moveBetweenTabs(event: KeyboardEvent<HTMLElement>, select: (index: number) => void): void {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const current = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  const isVertical = list.getAttribute('aria-orientation') === 'vertical';
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: -1,
    ...(isVertical && { ArrowDown: current + 1, ArrowUp: current - 1 }),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const index = (target + tabs.length) % tabs.length;
  select(index);
  tabs[index]?.focus();
}
