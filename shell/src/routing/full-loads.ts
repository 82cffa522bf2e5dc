import type { Navigator } from 'react-router-dom';

const addressOf: Navigator['createHref'] = (to) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/**
 * Where the links of a tool lead: out of its document. The browser asks before something unsaved is lost, and the next page has a
 * security policy of its own.
 */
export const fullLoads: Navigator = {
  createHref: addressOf,
  push: (to) => location.assign(addressOf(to)),
  replace: (to) => location.replace(addressOf(to)),
  go: (steps) => history.go(steps),
};
