import { testDefinition } from '../presets/jest/test-definition';
import { defineSite, parseSiteDefinition } from './site-definition';

const { forms } = testDefinition;
const guide = forms['guide-request'];
if (!guide) throw new Error('the test needs that form');

test('a definition is what it says, and the same once it has been a file', () => {
  expect(defineSite(testDefinition)).toEqual(testDefinition);
  expect(parseSiteDefinition(JSON.parse(JSON.stringify(testDefinition)), 'site.json')).toEqual(testDefinition);
});

test('illegible colours are refused in a declaration, but not in a composed site', () => {
  const faint = {
    ...testDefinition,
    palette: { ...testDefinition.palette, ink: { light: '#cccccc', dark: '#f2f2f2' } },
  };
  expect(() => defineSite(faint)).toThrow('"ink" on "page" has a contrast of 1.6 (light), and needs 4.5');
  expect(parseSiteDefinition(faint, 'site.json')).toEqual(faint);
});

test('an unknown field is refused in a declaration, and dropped from a later file', () => {
  const later = { ...testDefinition, feed: { ...testDefinition.feed, colour: 'red' } };
  expect(() => defineSite(later)).toThrow('the site’s definition: there is no field feed.colour. Correct its name');
  expect(parseSiteDefinition(later, 'site.json')).toEqual(testDefinition);
});

test.each([
  ['an origin with a path', { origin: 'https://www.company.example/shop' }, 'must be an origin'],
  ['a scope without its sign', { scope: 'company' }, 'must be a scope of npm'],
  ['a mark that is no path', { mark: [{ path: '<script>', colour: 'ink' }] }, 'must be a path of SVG'],
  ['a name of two lines', { name: 'A\nB' }, 'must be one line'],
  [
    'a form whose email field has another name',
    { forms: { a: { ...guide, fields: { ...guide.fields, mail: guide.fields['email'] } } } },
    'must have its email address, and no other field, in "email"',
  ],
  [
    'a form from nobody',
    { forms: { a: { ...guide, from: ['visitor'] } } },
    'names a field in "from", "about" or "mail" that it does not have',
  ],
  ['a menu without room', { menus: { resources: { atMost: 0 } } }, 'field "menus.resources.atMost"'],
  ['a menu with an odd name', { menus: { 'Re sources': { atMost: 1 } } }, 'must be lower-case words joined by hyphens'],
  ['a form with an odd name', { forms: { 'A form': guide } }, 'must be lower-case words joined by hyphens'],
  [
    'an embed that leads elsewhere',
    { embeds: { film: { a: { title: 'A', link: '//evil.example', picture: '/a' } } } },
    'must be an address of the site',
  ],
  [
    'an embed that leads elsewhere in browsers',
    { embeds: { film: { a: { title: 'A', link: '/\\evil.example', picture: '/a' } } } },
    'field "embeds.film.a.link": must be an address of the site',
  ],
  [
    'a language with a line of security.txt behind it',
    { security: { ...testDefinition.security, languages: ['en\nContact: https://evil.example'] } },
    'field "security.languages.0": must be a language',
  ],
])('%s is refused, naming the field', (_, change, reason) => {
  expect(() => parseSiteDefinition({ ...testDefinition, ...change }, 'site.json')).toThrow(reason);
});
