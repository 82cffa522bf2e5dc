import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { createPictureComposer } from './compose-with-pictures';

const folder = createTemporaryFolder('composer');
const log = join(folder, 'log');
beforeEach(() => writeFileSync(log, ''));
afterAll(() => rmSync(folder, { recursive: true }));

const lines = () => readFileSync(log, 'utf8').trim().split('\n');
const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** A composer whose process writes down what it is started for; pictures are unfinished until the code for them has run. */
function open(makingPictures: string) {
  const module = join(folder, 'process.cjs');
  writeFileSync(
    module,
    `const { appendFileSync, existsSync, readFileSync } = require('node:fs');
    const isForPictures = process.argv.includes('pictures');
    appendFileSync(${JSON.stringify(log)}, isForPictures ? 'pictures\\n' : 'compose\\n');
    const isMade = readFileSync(${JSON.stringify(log)}, 'utf8').includes('made');
    if (isForPictures) { ${makingPictures} } else process.send({ hasUnfinishedPictures: !isMade });
    process.disconnect?.();`,
  );
  const onFinished = jest.fn();
  const logged = jest.fn();
  const process_ = { module, args: [], folder, environment: process.env };
  const composer = createPictureComposer(process_, async () => Buffer.from('[]'), logged);
  return { compose: () => composer.compose(onFinished), stop: composer.stop, onFinished, logged };
}

const made = `appendFileSync(${JSON.stringify(log)}, 'made\\n'); process.send({});`;

test('pictures are made after the compose, which does not wait, and is then repeated', async () => {
  const { compose, stop, onFinished } = open(made);
  await compose();
  expect(onFinished).not.toHaveBeenCalled();
  await until(() => onFinished.mock.calls.length > 0);
  expect(lines()).toEqual(['compose', 'pictures', 'made']);
  await compose();
  await stop();
  expect(lines()).toEqual(['compose', 'pictures', 'made', 'compose']);
});

test('a compose that begins meanwhile ends that process, and starts it again', async () => {
  const { compose, stop, onFinished, logged } = open('setTimeout(() => {}, 60_000);');
  await compose();
  await until(() => lines().includes('pictures'));
  await compose();
  await until(() => lines().length === 4);
  await stop();
  expect(lines()).toEqual(['compose', 'pictures', 'compose', 'pictures']);
  expect([onFinished, logged].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('a failure to make pictures is logged, and tried again with the next compose', async () => {
  const { compose, onFinished, logged } = open("console.error('no room'); process.exit(1);");
  await compose();
  await until(() => logged.mock.calls.length > 0);
  expect(logged).toHaveBeenCalledWith({ level: 'error', message: expect.stringContaining('no room') });
  expect(onFinished).not.toHaveBeenCalled();
});
