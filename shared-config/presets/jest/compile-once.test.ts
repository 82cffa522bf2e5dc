import vm from 'node:vm';

// The environment of this test has put it in the place of `vm.compileFunction`.
const run = (code: string, context: vm.Context, filename = '/compile-once/module.js') =>
  vm.compileFunction(code, ['value'], { filename, parsingContext: context })('given');

test('a module that is compiled already runs anew in the context of each test file', () => {
  const code =
    'globalThis.runs = (globalThis.runs ?? 0) + 1; return [globalThis.runs, value, [] instanceof Array, Array];';
  const contexts = [vm.createContext(), vm.createContext()];
  const arrays = contexts.map((context) => {
    const [runs, value, ofOneRealm, array] = run(code, context);
    expect([runs, value, ofOneRealm]).toEqual([1, 'given', true]);
    return array;
  });
  expect(arrays[0]).not.toBe(arrays[1]);
});

test('what a file has become is compiled, not what it was', () => {
  const context = vm.createContext();
  expect(run('return 1', context)).toBe(1);
  expect(run('return 2', context)).toBe(2);
  expect(run('return 3', context, '/compile-once/other.js')).toBe(3);
});

test('an error says where it was thrown, in the first line too', () => {
  expect(() => run('throw new Error("here")', vm.createContext(), '/compile-once/thrower.js')).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('/compile-once/thrower.js:1:7') }),
  );
});
