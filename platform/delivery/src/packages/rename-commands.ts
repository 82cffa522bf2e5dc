const installed =
  'start|dev|create-page|create-remote|release|compose|promote|rollback|releases|preview|staff-link|submissions|errors|vitals|pictures|backup|restore';

/**
 * A text with the commands of the checkout as they are called where the packages are installed. Commands of the checkout alone, such as
 * "prove", keep their names.
 */
export const renameCommands = (text: string): string =>
  text
    .replace(/npx -y pnpm@12 (?:exec )?install\b/g, 'npm install')
    .replace(/npx -y pnpm@12 types [<>\w-]+/g, 'npm run types')
    .replace(/npx -y pnpm@12 (?:test|unit) [<>\w-]+/g, 'npm test')
    .replace(/npx -y pnpm@12 serve\b/g, 'npx delivery serve')
    .replace(/npx -y pnpm@12 delivery\b/g, 'npx delivery')
    .replace(new RegExp(`npx -y pnpm@12 (?=(?:${installed})(?![\\w-]))`, 'g'), 'npx delivery ');

/** A text with documents as they are found there. */
export const renameDocuments = (text: string): string =>
  // Never slow: what is packed.
  text.replace(/(?<![\w/])docs\/(?=[\w/-]+\.md|errors\/)/g, 'node_modules/delivery/docs/');
