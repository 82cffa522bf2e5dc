/**
 * Something that visitors do with a page. Elements and effects are expressions for the page: Playwright's locators compile a library
 * there, for which the visitor would wait.
 */
export type Interaction = {
  name: string;
  path: string;
  /** The element that is clicked. */
  target: string;
  /** The key that is typed into it then. */
  key?: string;
  /** Whether it has had its effect. */
  isDone: string;
};

const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find(({ textContent }) => textContent.startsWith('${text}'))`;

const menu = withText('summary', 'Menu');
const forkTab = withText('main [role=tab]', 'Fork');
const accordion = `document.querySelector('main details > summary')`;
const nameField = `document.querySelector('main [name=fullName]')`;

/** An interaction of each kind. */
export const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', target: menu, isDone: `${menu}.parentElement.open` },
  { name: 'tab', path: '/', target: forkTab, isDone: `${forkTab}.ariaSelected === 'true'` },
  {
    name: 'accordion',
    path: '/products/mag-product?product=lifter',
    target: accordion,
    isDone: `${accordion}.parentElement.open`,
  },
  {
    name: 'link',
    path: '/about-us',
    target: `document.querySelector('main a[href="/contact"]')`,
    isDone: `location.pathname === '/contact' && ${nameField} !== null`,
  },
  { name: 'first key', path: '/contact', target: nameField, key: 'A', isDone: `${nameField}.value === 'A'` },
];
