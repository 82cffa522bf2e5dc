import { testDefinition } from 'kit/presets/jest/test-definition';
import type { PlannedPage } from '../../compose/plan/plan-pages';
import { findWrongHeads, refuseHeads } from './check-heads';

const page: PlannedPage = {
  location: '/ask-us',
  file: 'contact/index.html',
  page: { kind: 'route', location: '/ask-us' },
  owner: { remote: 'mfe-a', expose: './contact/contact-page' },
  indexed: true,
};
const title = '<title>Contact | Halvard Pumps</title>';
const canonical = '<link rel="canonical" href="https://www.halvard.example/ask-us"/>';
const check = (head: string, change: Partial<PlannedPage> = {}) =>
  refuseHeads(
    findWrongHeads(
      [
        {
          page: { ...page, ...change },
          html: `<html><head>${head}</head><body><svg><title>x</title></svg></body></html>`,
        },
      ],
      testDefinition,
    ),
  );

test('a page with a title and its own address is accepted', () => {
  expect(() => check(title + canonical)).not.toThrow();
});

test.each([
  ['no title', canonical, 'has no <title>'],
  ['two titles', title + title + canonical, 'has 2 <title>'],
  ['an empty title', `<title></title>${canonical}`, 'has an empty <title>'],
  ['nothing before the company', `<title> | Halvard Pumps</title>${canonical}`, 'has an empty <title>'],
  ['a title of a book', `<title>${'A'.repeat(301)}</title>${canonical}`, 'has a <title> of more than 300 characters'],
  ['no canonical address', title, 'has no canonical link'],
  ['two of them', title + canonical + canonical, 'has 2 canonical link'],
  [
    'that of another page',
    `${title}<link rel="canonical" href="https://www.halvard.example/"/>`,
    'names https://www.halvard.example/ as canonical, and not https://www.halvard.example/ask-us',
  ],
])('%s is refused, naming file, page and remedy', (_, head, reason) => {
  expect(() => check(head)).toThrow(
    `mfe-a/src/contact/contact-page.tsx: /ask-us ${reason}. Give the page one <PageHead> with its title and its own path`,
  );
});

test('a page for which another one stands names that one', () => {
  const of = (path: string) => `${title}<link rel="canonical" href="https://www.halvard.example${path}"/>`;
  expect(() => check(of('/offer'), { canonical: '/offer' })).not.toThrow();
  expect(() => check(of('/ask-us'), { canonical: '/offer' })).toThrow('and not https://www.halvard.example/offer');
});

test('the page of missing pages and a tool have no address of their own', () => {
  expect(() => check(title, { page: { kind: 'not-found' } })).not.toThrow();
  expect(() => check('', { page: { kind: 'client' } })).toThrow('has no <title>');
});
