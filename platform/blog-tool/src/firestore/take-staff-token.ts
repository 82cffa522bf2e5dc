import { keepItem, readItem } from 'kit/page/browser-storage';

/** Key in the session storage: the token stays until the tab is closed. */
const key = 'staff-token';

/**
 * The token of the staff door, which the embedded server requires from the tool on an origin of its own. The link that
 * the server prints carries it behind the `#`, which browsers send to no server; it is removed from the address and kept
 * for the tab.
 */
export function takeStaffToken(): string | undefined {
  const [, given] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (given !== undefined) {
    keepItem('sessionStorage', key, given);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return given ?? readItem('sessionStorage', key) ?? undefined;
}
