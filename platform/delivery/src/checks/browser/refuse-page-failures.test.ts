import { hostName } from '../../workspace';
import { type PageFailure, refusePageFailures } from './refuse-page-failures';

const version = '1'.repeat(16);
const checked = (...names: string[]) => names.map((name) => ({ name, version }));
const own: PageFailure = {
  location: '/a',
  source: 'mfe-a/src/a/a-page.tsx',
  reason: 'axe: a heading is missing',
  remotes: [],
};
const foreign: PageFailure = { ...own, reason: 'it did not load', remotes: [{ remote: 'mfe-b', team: 'b' }] };

test('what the page does is to be corrected in its file', () => {
  expect(() => refusePageFailures(checked('mfe-a'), [own])).toThrow(
    `mfe-a@${version}: it does not pass in the browser:\nmfe-a/src/a/a-page.tsx: /a: axe: a heading is missing\nCorrect the page and release mfe-a again; nothing has changed`,
  );
  expect(() => refusePageFailures(checked('mfe-a'), [])).not.toThrow();
});

test('an axe failure in a post names the post and says that staff may have written it', () => {
  const written = { ...own, post: 'First firing' };
  expect(() => refusePageFailures(checked('mfe-a'), [written])).toThrow(
    'mfe-a/src/a/a-page.tsx: /a (the post “First firing”): axe: a heading is missing\nCorrect the page and release mfe-a again. Where it is what staff wrote in a post, they change it there with the blog tool; nothing has changed',
  );
  expect(() => refusePageFailures(checked('mfe-a'), [{ ...written, reason: 'it throws' }])).toThrow(
    '(the post “First firing”): it throws\nCorrect the page and release mfe-a again; nothing has changed',
  );
});

test('a failure of another remote is refused too, and names that remote and its team', () => {
  expect(() => refusePageFailures(checked('mfe-a'), [foreign])).toThrow(
    'browser:\n/a: in mfe-b (team b): it did not load\nA failure in mfe-b (team b) cannot be corrected here: try again, and tell that team if it stays; "--no-browser" leaves this check out; nothing has changed',
  );
  expect(() => refusePageFailures(checked('mfe-a'), [own, foreign])).toThrow(
    'Correct the page and release mfe-a again. A failure in mfe-b (team b) cannot be',
  );
});

test('a remote that is checked too, or a new shell, may be the cause', () => {
  const corrected = 'mfe-a/src/a/a-page.tsx: /a: it did not load\nCorrect the page and release mfe-a again';
  expect(() => refusePageFailures(checked(hostName), [foreign])).toThrow(`${corrected}; nothing has changed`);
  expect(() => refusePageFailures(checked('mfe-a', 'mfe-b'), [foreign])).toThrow(
    `${corrected}. A page of another team is theirs to correct; "--no-browser" leaves this check out; nothing has changed`,
  );
});
