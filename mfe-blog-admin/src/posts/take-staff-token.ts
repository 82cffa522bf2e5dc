import { keepItem, readItem } from 'shared-config/browser-storage';

/** Where the token stays until the tab is closed. */
const key = 'staff-token';

/**
 * The token that the embedded server wants from the tool on an origin of its own. The link that the server prints brings
 * it behind the `#`, which no server sees; it is taken out of the address and kept for the tab.
 */
export function takeStaffToken(): string | undefined {
  const [, given] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (given !== undefined) {
    keepItem('sessionStorage', key, given);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return given ?? readItem('sessionStorage', key) ?? undefined;
}
