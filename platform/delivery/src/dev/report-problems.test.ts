import { reportProblems } from './report-problems';

test('a problem is printed once in a row, and again after another one', async () => {
  const printed: string[] = [];
  const tell = reportProblems(new Map(), (text) => printed.push(text));
  for (const problem of ['broken', 'broken', 'worse', 'broken']) expect(await tell(problem)).toBe(problem);
  expect(printed).toEqual(['\nbroken', '\nworse', '\nbroken']);
});
