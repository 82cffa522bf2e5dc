import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { countedClaimsBase, robotLineClaim } from 'shared-config/company-claims';
import { listRoutes } from '../harness/list-routes';
import { test } from '../harness/test';

// Walks the composed HTML as a visitor without script does: no browser takes part.

/** Pages that nothing on the site leads to, and why. */
const reachedFromElsewhere = new Set([
  // Advertisements lead to the landing pages.
  '/lp1',
  '/lp2',
  '/lp3',
]);

/** What may be read on more than one page. Everything else is said once, and other pages link to it. */
const repeated = new Set([
  // Named by the specification.
  'Our Products',
  'Automation that grows with your business',
  'Case Studies',
  // Names of parts that every page of a template has.
  'Questions',
  'Other use cases',
  'Other industries',
  'Other solutions',
  'Seen at work in',
  'Works with',
  'Next',
  'Robots and modules used',
  'The case study as a PDF',
  'And in your plant?',
  'Partners',
  'From the blog',
  'The same text, figures and layout, to print or pass on. Customer, people and figures are invented: see the imprint.',
  'Customer and plant',
  'Before',
  'Why these robots',
  'How it went',
  'What did not go well',
  'Where it is used',
  'Get in touch',
  'Sources#',
  'This is an example. With JavaScript switched on, you can enter your own figures here.',
  // Claims that are written once for all pages.
  robotLineClaim,
  countedClaimsBase,
]);

/** Pages that are one to a visitor, so that what frames them is the same: tabs, robots by a query, landing pages by a headline. */
const onePage = [/^\/(partner-with-us|tech-partner|our-solution)$/, /^\/products\/mag-product/, /^\/lp\d$/];
const visitOf = (path: string) => `${onePage.find((pattern) => pattern.test(path)) ?? path}`;

const wordsIn = (text: string) => text.split(' ').length;
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

type Page = { path: string; whole: DocumentFragment; main: Element };

// The pages are read once for all tests, and not for each.
test.describe.configure({ mode: 'default' });
const pages = new Map<string, Page>();
test.beforeAll(async ({ siteServer }) => {
  const paths = [...listRoutes(), '/lp2', '/lp3'];
  const read = await Promise.all(paths.map(async (path) => (await fetch(siteServer.address + path)).text()));
  paths.forEach((path, index) => {
    const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(read[index] ?? '') ?? [];
    const whole = JSDOM.fragment(body);
    const main = whole.querySelector('main');
    if (!main) throw new Error(`${path} has no main element`);
    pages.set(path, { path, whole, main });
  });
  expect(pages.size).toBeGreaterThan(50);
});

/** The pages of the site that links lead to, by their addresses in the sitemap. */
function targetsOf(links: Iterable<Element>, from: string): Set<string> {
  const found = new Set<string>();
  for (const link of links) {
    const { origin, pathname, search } = new URL(link.getAttribute('href') ?? '', `https://site.example${from}`);
    if (origin !== 'https://site.example') continue;
    // The footer writes the robot line in lower case, the fork is what a robot page without a name shows.
    const written = pathname === '/products/mag' ? '/products/Mag' : pathname;
    for (const address of [written + search, written]) {
      if (!pages.has(address)) continue;
      found.add(address);
      break;
    }
  }
  return found;
}

test('every page can be reached from the home page by its links', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const page = pages.get(path);
    for (const target of targetsOf(page?.whole.querySelectorAll('a[href]') ?? [], path)) reached.add(target);
  }
  expect([...pages.keys()].filter((path) => !reached.has(path) && !reachedFromElsewhere.has(path))).toEqual([]);
});

test('every page has a next step below its title, beyond the way back and the menus', () => {
  const without: string[] = [];
  for (const { path, main } of pages.values()) {
    const links = [...main.querySelectorAll('a[href]')].filter((link) => !link.closest('nav[aria-label=Breadcrumb]'));
    const targets = targetsOf(links, path);
    targets.delete(path);
    const hasForm = main.querySelector('form') !== null;
    if (targets.size === 0 && !hasForm) without.push(path);
  }
  expect(without).toEqual([]);
});

/** A card that names another page says what that page says; a part of another remote says on each page what it says. */
const isInCard = (element: Element) => element.closest('li, aside, details')?.querySelector('a[href], button') != null;

test('no heading and no paragraph is read on two pages', () => {
  const where = new Map<string, Set<string>>();
  for (const { path, main } of pages.values()) {
    for (const element of main.querySelectorAll('h1, h2, h3, h4, p')) {
      const text = textOf(element);
      if (isInCard(element) || element.closest('a, form, search, dialog, figure, [data-slot]') || repeated.has(text))
        continue;
      // A figure, a unit, the name of a step.
      if (wordsIn(text) < (element.matches('h1, h2') ? 1 : 3)) continue;
      where.set(text, (where.get(text) ?? new Set()).add(visitOf(path)));
    }
  }
  const twice = [...where]
    .filter(([, paths]) => paths.size > 1)
    .map(([text, paths]) => `${text} — ${[...paths].join(', ')}`);
  expect(where.size).toBeGreaterThan(500);
  expect(twice).toEqual([]);
});
