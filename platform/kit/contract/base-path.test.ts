import * as v from 'valibot';
import { basePathSchema } from './base-path';

test.each([
  ['/', ''],
  ['/robots/', '/robots'],
  ['/our/Robots-2/', '/our/Robots-2'],
])('%s is a path for a site, in front of its addresses as "%s"', (text, path) => {
  expect(v.parse(basePathSchema, text)).toBe(path);
});

test.each(['robots', '/robots', 'robots/', '//', '/a//b/', '/../', '/a/../b/', '/a b/', '/a?b/', 'https://a.example/'])(
  '%s is not a base path, and the error says how one is written',
  (text) => {
    expect(() => v.parse(basePathSchema, text)).toThrow('begins and ends with a slash, such as /robots/');
  },
);

test.each(['/assets/', '/Media/', '/v1/', '/__staff/', '/assets/robots/'])(
  '%s is not a base path, as the site has such addresses itself',
  (text) => {
    expect(() => v.parse(basePathSchema, text)).toThrow('that the site has no use for itself');
  },
);
