import { reportProblems } from './report-problems';

test('a problem is printed once, however often a page meets it, and again once another one was', async () => {
  const printed: string[] = [];
  const tell = reportProblems(new Map(), (text) => printed.push(text));
  for (const problem of ['broken', 'broken', 'worse', 'broken']) expect(await tell(problem)).toBe(problem);
  expect(printed).toEqual(['\nbroken', '\nworse', '\nbroken']);
});
