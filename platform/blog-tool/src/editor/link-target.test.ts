import { findLinkProblem, linkTarget } from './link-target';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['example.com', 'https://example.com'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  [' www.example.co.uk/page ', 'https://www.example.co.uk/page'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['jörg@plant.例子', 'mailto:jörg@plant.例子'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['/enquire', '/enquire'],
  ['#top', '#top'],
])('%s is a link to %s', (typed, target) => {
  expect(findLinkProblem(typed)).toBe('');
  expect(linkTarget(typed)).toBe(target);
});

test.each([
  ['not a link', 'neither spaces nor quotes'],
  ['word', '“word” is not a link'],
  ['javascript:alert(1)', 'cannot start with “javascript:”'],
  ['https://', 'The site is missing after'],
  ['mailto:', 'The rest is missing after'],
  ['TEL:', 'The rest is missing after'],
  ['//elsewhere.example', 'is not a link'],
])('%s is refused with the reason', (typed, reason) => expect(findLinkProblem(typed)).toContain(reason));
