import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { countedClaimsBase, robotLineClaim } from 'shared-config/company-claims';
import { site } from 'shared-config/site';
import { listPages, listRoutes } from '../harness/list-routes';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';

// Walks the composed HTML as a visitor without script does: no browser takes part.

/** Pages that nothing on the site leads to, and why. */
const reachedFromElsewhere = new Set([
  // Advertisements lead to the landing pages.
  '/lp1',
  '/lp2',
  '/lp3',
]);

/** Pages that lead nowhere until a script is there: the tool for staff, and a draft that it shares. */
const hasNoNextStep = new Set(['/native-blogs', '/draft']);

/** The hosts that the site links to. None of them is the company's: its own texts are here. */
const outsideHosts = new Set([
  // The company's accounts (specification §2 Footer).
  'www.linkedin.com',
  'x.com',
  'www.instagram.com',
  'www.youtube.com',
  // Standards that the protocol examples quote.
  'github.com',
  'docs.oasis-open.org',
  'reference.opcfoundation.org',
  'www.rfc-editor.org',
]);

/** The texts that may be on more than one page. Everything else is said once, and other pages link to it. */
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

async function readPage(origin: string, path: string): Promise<Page> {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(await (await fetch(origin + path)).text()) ?? [];
  const whole = JSDOM.fragment(body);
  const main = whole.querySelector('main');
  if (!main) throw new Error(`${path} has no main element`);
  return { path, whole, main };
}

// The pages are read once for all tests, and not for each.
test.describe.configure({ mode: 'default' });
const pages = new Map<string, Page>();
test.beforeAll(async ({ siteServer }) => {
  const paths = [...listRoutes(), '/lp2', '/lp3'];
  const read = await Promise.all(paths.map((path) => readPage(siteServer.address, path)));
  for (const page of read) pages.set(page.path, page);
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

test('every page has a next step below its title, besides the menus and the way back', async ({ siteServer }) => {
  const hidden = listPages().filter((path) => !pages.has(path) && !hasNoNextStep.has(path));
  const read = await Promise.all(hidden.map(async (path) => [path, await readPage(siteServer.address, path)] as const));
  const without: string[] = [];
  for (const [path, { main }] of [...pages, ...read]) {
    const links = [...main.querySelectorAll('a[href]')].filter((link) => !link.closest('nav[aria-label=Breadcrumb]'));
    const targets = targetsOf(links, path);
    targets.delete(path);
    const hasForm = main.querySelector('form') !== null;
    if (targets.size === 0 && !hasForm) without.push(path);
  }
  expect(hidden).toContain('/thank-you');
  expect(without).toEqual([]);
});

test('every link leads to a page that answers, and its fragment to an element there', async ({ siteServer }) => {
  const { within, outside } = listLinks();
  expect(within.size).toBeGreaterThan(100);
  const dead: string[] = [];
  const answers = new Map<string, Promise<string | undefined>>();
  const ask = async (address: string) => {
    const response = await fetch(siteServer.address + address, { redirect: 'follow' });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    // The page of missing pages says that it is one.
    if (!response.ok && address !== '/404') return undefined;
    return isPage ? response.text() : '';
  };
  for (const [target, from] of within) {
    const [address = '', fragment] = target.split('#');
    if (!answers.has(address)) answers.set(address, ask(address));
    const html = await answers.get(address);
    if (html === undefined || (fragment && !html.includes(`id="${decodeURIComponent(fragment)}"`)))
      dead.push(`${target} in ${from}`);
  }
  expect(dead).toEqual([]);
  // Each of them is used, so that the list stays what it says.
  expect([...outside].sort()).toEqual([...outsideHosts].sort());
  const ownDomain = new URL(site.origin).host.replace(/^www\./, '');
  expect([...outside].filter((host) => host.endsWith(ownDomain))).toEqual([]);
});

/** All that the files of the composed site link to: pages of the site, each with one file that names it, and other hosts. */
function listLinks() {
  const within = new Map<string, string>();
  const outside = new Set<string>();
  for (const file of readdirSync(composedSite(), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|xml|ics|txt|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(composedSite(), file), 'utf8');
    const add = (address: string, isName = false) => {
      const { protocol, origin, host, pathname, search, hash } = new URL(address, site.origin + addressOf(file));
      if (!protocol.startsWith('http')) return;
      if (origin === site.origin) within.set(pathname + search + (isName ? '' : hash), file);
      else outside.add(host);
    };
    for (const [, href = ''] of text.matchAll(/<(?:a|area|link|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g))
      add(decode(href));
    // Addresses for machines, such as canonical ones, JSON-LD, feeds, calendars. A fragment there names a thing.
    for (const [address] of text.matchAll(new RegExp(`${site.origin}[^\\s"'<>\\\\]*`, 'g'))) add(decode(address), true);
  }
  return { within, outside };
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** Where a file is read: `products/mag-product/product-fork.html` at `/products/mag-product?product=fork`. */
const addressOf = (file: string) =>
  `/${file}`
    .replace(/\/(\w+)-(\w+)\.html$/, '?$1=$2')
    .replace(/\/index\.html$/, '')
    .replace(/\.html$/, '') || '/';

/** A card that names another page says what that page says; a part of another remote says on each page what it says. */
const isInCard = (element: Element) => element.closest('li, aside, details')?.querySelector('a[href], button') != null;

test('no heading and no paragraph appears on two pages', () => {
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
