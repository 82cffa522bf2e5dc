import { Writable } from 'node:stream';
import { showProgress } from './progress';

/** A stream that keeps what is written to it. */
function record(isTTY: boolean) {
  const written: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk));
      done();
    },
  });
  return { written, stream: Object.assign(stream, { isTTY }) };
}

test('without a terminal a step prints its start and its end, and a line now and then', () => {
  jest.useFakeTimers();
  const { written, stream } = record(false);
  const report = showProgress({ stream });
  for (let done = 0; done <= 400; done += 1) {
    report('media', done, 400);
    jest.advanceTimersByTime(10);
  }
  jest.useRealTimers();
  expect(written).toEqual(['media 0 of 400\n', 'media 200 of 400\n', 'media 400 of 400\n']);
});

test('a command that is mostly quick prints nothing without a terminal', () => {
  const { written, stream } = record(false);
  const report = showProgress({ stream, lines: 'none' });
  report('build', 0, 5);
  report('build', 5, 5);
  expect(written).toEqual([]);
});

test('a long command prints a line when a step begins, and few after that', () => {
  jest.useFakeTimers();
  const { written, stream } = record(false);
  const report = showProgress({ stream, lines: 'sparse' });
  report('build', 0, 1);
  report('build', 1, 1);
  for (let done = 0; done <= 40; done += 1) {
    report('pages in the browser', done, 40);
    jest.advanceTimersByTime(1000);
  }
  jest.useRealTimers();
  expect(written).toEqual(['build 0 of 1\n', 'pages in the browser 0 of 40\n', 'pages in the browser 30 of 40\n']);
});

test('on a terminal a bar shows the running step; finished steps get their own line', () => {
  const { written, stream } = record(true);
  const report = showProgress({ stream });
  report('pages', 28, 56);
  report('pages', 56, 56);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what clears the line
  const text = written.join('').replaceAll(/\r\u001b\[K/g, '<');
  expect(text).toBe('<██████████░░░░░░░░░░ pages 28 of 56<pages 56 of 56\n');
});

test('an empty step prints nothing, and the next step begins with a line', () => {
  const { written, stream } = record(false);
  const report = showProgress({ stream });
  report('media', 0, 0);
  report('pages', 0, 9);
  report('posts', 0, 9);
  report('posts', 1, 9);
  expect(written).toEqual(['pages 0 of 9\n', 'posts 0 of 9\n']);
});
