import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Runs tools in a process of its own, whose output theirs is. */
function runTools(tools: readonly { step: string; source: string }[], environment: NodeJS.ProcessEnv = {}) {
  const named = tools.map(({ step, source }) => ({ step, file: process.execPath, args: ['--eval', source] }));
  const script = `require('./e2e/run/run-tools.ts')
    .runAllOf(${JSON.stringify(named)}, '.')
    .then((failed) => console.log('failed: ' + failed));`;
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...inherited } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', script], {
    cwd: root,
    env: { ...inherited, ...environment },
    encoding: 'utf8',
  });
  return stdout;
}

test('a failing tool does not keep the others from reporting', () => {
  const printed = runTools([
    { step: 'lint', source: "console.log('a.ts:1: wrong style'); process.exit(1)" },
    { step: 'imports', source: "console.log('a.ts:2: may not import'); process.exit(1)" },
    { step: 'documents', source: "console.log('fine')" },
  ]);
  expect(printed).toBe(
    '\n== lint\na.ts:1: wrong style\n\n== imports\na.ts:2: may not import\n\n== documents\nfine\nfailed: lint,imports\n',
  );
});

test('without colours, tools that read another variable print none either', () => {
  const colours = [{ step: 'unit', source: 'console.log(String(process.env.FORCE_COLOR))' }];
  expect(runTools(colours, { NO_COLOR: '1' })).toContain('\n0\n');
  expect(runTools(colours)).toContain('\nundefined\n');
});
