import { defineCommand } from './command';

const promote = defineCommand({
  summary: 'make a version live',
  arguments: { remote: 'one', version: 'optional', more: 'many' },
  options: { share: { value: 'percent', summary: 'of the visitors' }, force: { summary: 'without checks' } },
  run: (call) => ({ lines: [], data: call }),
});
const run = (...args: string[]) => promote.run('delivery promote', args, undefined);

test('arguments come by place, options by name, in any order', async () => {
  expect(await run('--share', '10', 'mfe-one', 'v1', '--json')).toEqual({
    isJson: true,
    result: {
      lines: [],
      data: { remote: 'mfe-one', version: 'v1', more: [], share: '10', force: false, json: true, help: false },
    },
  });
  expect((await run('mfe-one', 'v1', 'a', '--force', '--', '--b')).result?.data).toMatchObject({
    more: ['a', '--b'],
    share: undefined,
    force: true,
  });
});

test('what a command does not take is refused with what it takes', async () => {
  await expect(run('mfe-one', '--forse')).rejects.toThrow(
    "promote: Unknown option '--forse'. Did you mean --force? Its options are --share, --force, --json, --help",
  );
  await expect(run('mfe-one', '--share')).rejects.toThrow('argument missing');
  await expect(run()).rejects.toThrow('promote: <remote> is missing. See "delivery promote --help"');
  const none = defineCommand({ summary: 'nothing', run: () => undefined });
  await expect(none.run('prune', ['one', 'two'], undefined)).rejects.toThrow('prune: "one two" is more than it takes');
});

test('the help follows from the definition', async () => {
  expect((await run('--help')).result?.lines.join('\n')).toBe(
    [
      'Usage: delivery promote <remote> [version] [more]...',
      '',
      '  make a version live',
      '',
      '  --share <percent>  of the visitors',
      '  --force            without checks',
      '  --json             print the result as JSON',
      '  --help             print this',
    ].join('\n'),
  );
});

test('help shows an example, and for npm commands it is asked for after dashes', async () => {
  const create = defineCommand({
    summary: 'write one',
    arguments: { remote: 'one' },
    example: 'mfe-service',
    run: () => undefined,
  });
  expect(create.help('npm create remote')).toContain('  write one\n\nExample: npm create remote mfe-service\n\n');
  await expect(create.run('npm create remote', [], undefined)).rejects.toThrow('See "npm create remote -- --help"');
});

test('the variables of the environment that a command goes by stand in its help', async () => {
  const serve = defineCommand({ summary: 'serve', variables: { PORT: 'port of the site' }, run: () => undefined });
  expect((await serve.run('serve', ['--help'], undefined)).result?.lines.join('\n')).toContain(
    '  --help  print this\n\nVariables of the environment:\n\n  PORT    port of the site',
  );
});

test('an option that may be given several times is a list, empty if it is absent', async () => {
  const compose = defineCommand({
    summary: 'compose',
    options: { with: { value: 'version', many: true, summary: 'instead of what is live' } },
    run: (call) => ({ lines: [], data: call.with }),
  });
  const withOf = async (...args: string[]) => (await compose.run('compose', args, undefined)).result?.data;
  expect(await withOf('--with', 'a@1', '--with', 'b@2')).toEqual(['a@1', 'b@2']);
  expect(await withOf()).toEqual([]);
});
