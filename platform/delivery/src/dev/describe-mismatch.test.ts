import { describeMismatch, keepOwnComponents } from './describe-mismatch';

/** As React 19 writes it, of a page at an address, with the stack that the page has added. */
const ofReact = (
  beginning: string,
  tree: string,
  stack: string,
) => `/courses: ${beginning} the server rendered text didn't match the client. This can happen if a SSR-ed Client Component used:

- A server/client branch \`if (typeof window !== 'undefined')\`.
- Invalid HTML tag nesting.

It can also happen if the client has a browser extension installed which messes with the HTML before React loaded.

https://react.dev/link/hydration-mismatch

${tree}
${stack}`;

const stack = `
    at p (<anonymous>)
    at CoursesPage (http://127.0.0.1:3002/page.js:11:85)`;
const told = '/courses: it renders something else in the browser than was prerendered: ';

test.each([
  [
    'a text',
    `  <Shell>
    <CoursesPage>
      <div className="a">
        <p>
+         object
-         undefined
        ...
`,
    'in <p> "undefined" was prerendered, the browser renders "object"',
  ],
  [
    'an attribute',
    `  <CoursesPage>
    <div
+     className="b"
-     className="a"
    >
`,
    'in <div> className="a" was prerendered, the browser renders className="b"',
  ],
  [
    'an element that the browser alone has',
    `  <CoursesPage>
    <main>
+     <h2>
`,
    'in <main> nothing was prerendered, the browser renders <h2>',
  ],
])('of React’s page of advice stays what differs and where: %s', (_, tree, difference) => {
  for (const beginning of ['Hydration failed because', 'Error: Hydration failed because', 'A tree hydrated but'])
    expect(describeMismatch(ofReact(beginning, tree, stack))).toBe(
      `${told}${difference}\n${stack.trimStart().replace(/^/, '    ')}`,
    );
});

test('any other problem stays as it is', () => {
  for (const problem of [
    '/courses: Error: broken\n    at Page (a.js:1:2)',
    'https://react.dev/link/hydration-mismatch',
  ])
    expect(describeMismatch(problem)).toBe(problem);
});

test('the team’s components are kept, or the shell’s if there are none', () => {
  const elements = '\n    at p (<anonymous>)\n    at main (<anonymous>)';
  const own = '\n    at CoursesPage (mfe-a/src/courses-page.tsx:11:5)\n    at Unnamed (<anonymous>)';
  const shell = '\n    at RemotePage (platform/kit/host/remotes/remote-page.tsx:9:1)';
  expect(keepOwnComponents(told + elements + own + shell)).toBe(told + own);
  expect(keepOwnComponents(told + elements + shell)).toBe(told + shell);
  expect(keepOwnComponents(told)).toBe(told);
});
