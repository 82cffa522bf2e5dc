import * as v from 'valibot';
import { closedObject } from './closed-object';
import { describeIssue } from './describe-issue';

const schema = closedObject({
  name: v.string(),
  posts: v.optional(v.picklist(['latest', 'all'])),
  routes: v.optional(v.array(closedObject({ path: v.pipe(v.string(), v.regex(/^\//, 'must be a path')) }))),
  render: v.optional(v.literal('client')),
  label: v.optional(v.union([v.object({ text: v.string() }), v.object({ picture: v.string() })])),
  size: v.optional(v.pipe(v.number(), v.minValue(1))),
});

test.each([
  [
    { name: 'a', redirect: {} },
    'field "redirect": there is no such field, only name, posts, routes, render, label, size',
  ],
  [{ name: 'a', routes: [{ path: '/', pages: 1 }] }, 'field "routes.0.pages": there is no such field, only path'],
  [{}, 'field "name": is missing'],
  [{ name: 7 }, 'field "name": must be a text, and is 7'],
  [{ name: ['a'] }, 'field "name": must be a text, and is a list'],
  [{ name: 'a', posts: 'some' }, 'field "posts": must be "latest" or "all", and is "some"'],
  [{ name: 'a', render: 'server' }, 'field "render": must be "client", and is "server"'],
  [{ name: 'a', routes: {} }, 'field "routes": must be a list, and is an object'],
  [{ name: 'a', routes: [{ path: 'x' }] }, 'field "routes.0.path": must be a path'],
  [{ name: 'a', label: { other: 1 } }, 'field "label": has none of the forms that are allowed'],
  [{ name: 'a', size: 0 }, 'field "size": must be >=1, and is 0'],
  [null, 'field "(whole document)": must be an object, and is null'],
  [undefined, 'field "(whole document)": is missing, and must be an object'],
])('%j is refused in words: path, reason and what is allowed', (data, words) => {
  const { issues } = v.safeParse(schema, data);
  expect(issues && describeIssue(issues)).toBe(words);
});

test('an unknown field without a message of its own says there is no such field', () => {
  const { issues } = v.safeParse(v.strictObject({ a: v.optional(v.string()) }), { b: 1 });
  expect(issues && describeIssue(issues)).toBe('field "b": there is no such field');
});
