// Commands as they are called in a repository of a team's own, where npm installs them (bin.cjs). Messages and documents name them as
// the checkout has them. What only the checkout has, such as "prove", keeps its name.

const installed =
  'start|dev|create-page|create-remote|release|compose|promote|rollback|releases|preview|staff-link|submissions|errors|vitals|pictures|backup|restore';

/** Names commands as they are called there. @param {string} text */
const nameCommands = (text) =>
  text
    .replace(/npx -y pnpm@12 (?:exec )?install\b/g, 'npm install')
    .replace(/npx -y pnpm@12 types [<>\w-]+/g, 'npm run types')
    .replace(/npx -y pnpm@12 (?:test|unit) [<>\w-]+/g, 'npm test')
    .replace(/npx -y pnpm@12 serve\b/g, 'npx delivery serve')
    .replace(/npx -y pnpm@12 delivery\b/g, 'npx delivery')
    .replace(new RegExp(`npx -y pnpm@12 (?=(?:${installed})(?![\\w-]))`, 'g'), 'npx delivery ');

/** Names documents as they are found there. @param {string} text */
const nameDocuments = (text) =>
  // Never slow: what the commands print.
  text.replace(/(?<![\w/])docs\/(?=[\w/-]+\.md|errors\/)/g, 'node_modules/delivery/docs/');

/** Has this process print names as they are there. */
const printOwnNames = () => changePrinted((text) => nameDocuments(nameCommands(text)));

/** Has this process name the commands of the checkout with the site that they work on. @param {string} site its folder */
const printSiteNames = (site) =>
  changePrinted((text) =>
    text.replace(/npx -y pnpm@12 (?:delivery )?(?!install|exec|types|unit|test)[a-z][a-z-]*/g, `$& --site ${site}`),
  );

function changePrinted(change) {
  for (const name of ['log', 'error']) {
    const print = console[name];
    console[name] = (...values) => print(...values.map((value) => (typeof value === 'string' ? change(value) : value)));
  }
}

module.exports = { nameCommands, nameDocuments, printOwnNames, printSiteNames };
