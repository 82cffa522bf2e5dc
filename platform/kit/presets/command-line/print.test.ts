import { printError, printLine } from './print';

afterEach(() => jest.restoreAllMocks());

const steering = 'a\u001b[2J\u0007\u009b\u202eb\n\tc';

test.each([
  ['log' as const, printLine],
  ['error' as const, printError],
])('nothing that is printed to console.%s steers the terminal', (level, print) => {
  const written = jest.spyOn(console, level).mockImplementation(() => {});
  print(steering);
  expect(written).toHaveBeenCalledWith('ab\n\tc');
});

test('a defect shows where it is, without what would steer the terminal', () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => {});
  printError(new TypeError('x\u001b[2J is undefined'));
  expect(written.mock.calls.flat().join()).toMatch(/^TypeError: x is undefined\n +at /);
});

test('CSV keeps the ends of its lines', () => {
  const written = jest.spyOn(console, 'log').mockImplementation(() => {});
  printLine('"a"\r\n"b"\r');
  expect(written).toHaveBeenCalledWith('"a"\r\n"b"\r');
});
