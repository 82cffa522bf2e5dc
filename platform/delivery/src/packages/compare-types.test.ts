import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { compareTypes, readDeclared } from './compare-types';

const root = join(import.meta.dirname, '../../../..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const before = `import type { Shown } from './shown';
/** A list. */
type ListProps = {
    items: readonly string[];
    shown?: Shown;
};
export declare function List({ items }: ListProps): string;
export declare const kinds: readonly ["round", "square"];
export type Entry = {
    title: string;
};
export type Pair<Left, Right extends string = 'x'> = [Left, Right];
export declare class Opened {
    close(): void;
}
export default function draw(): void;
`;

/** What code against `before` would meet, were the module what it is `now`. */
function compareWith(now: string) {
  const folder = createTemporaryFolder('types');
  folders.push(folder);
  for (const [place, text] of Object.entries({ published: before, current: now })) {
    mkdirSync(join(folder, place, 'src'), { recursive: true });
    writeFileSync(join(folder, place, 'src/list.d.ts'), text);
    writeFileSync(join(folder, place, 'src/shown.d.ts'), 'export type Shown = "all" | "some";\n');
  }
  return compareTypes({
    published: join(folder, 'published'),
    current: join(folder, 'current'),
    modules: [{ module: 'shared-ui/list', published: 'src/list.d.ts', current: 'src/list.d.ts' }],
    configuration: join(root, 'platform/kit/presets/typescript/base.json'),
    compilerFor: root,
  });
}

test.each([
  ['nothing', before],
  ['another name is exported as well', `${before}export declare const more: 1;\n`],
  ['it may be told more', before.replace('shown?: Shown', 'shown?: Shown; label?: string')],
  ['it takes more', before.replace('items: readonly string[]', 'items: readonly (string | number)[]')],
])('code goes on where %s has changed', (_, now) => {
  expect(compareWith(now)).toEqual([]);
});

test.each([
  ['is gone', 7, 'List', before.replace('export declare function List', 'declare function List'), 'it is gone'],
  ['has to be told more', 7, 'List', before.replace('shown?: Shown', 'label: string'), "Property 'label' is missing"],
  ['takes less', 7, 'List', before.replace('readonly string[]', "readonly 'a'[]"), 'not assignable'],
  ['has another value', 8, 'kinds', before.replace('"square"]', '"square", "oval"]'), 'allows only 2'],
  ['has to say more', 9, 'Entry', before.replace('title: string;', 'title: string; at: number;'), "Property 'at'"],
  ['does not say it any more', 9, 'Entry', before.replace('title: string;', 'at?: number;'), 'Entry'],
  ['is longer', 12, 'Pair', before.replace('[Left, Right];', '[Left, Right, 1];'), '3 element(s)'],
  ['does not use its parameter', 12, 'Pair', before.replace('[Left, Right];', '[string, Right];'), 'not assignable'],
  ['does not close', 13, 'Opened', before.replace('close(): void', 'end(): void'), "Property 'close' is missing"],
  ['needs something', 16, 'default', before.replace('draw()', 'draw(on: string)'), 'too few arguments'],
])('what %s is named with its line', (_, line, name, now, reason) => {
  expect(compareWith(now)).toEqual([{ file: 'src/list.d.ts', line, name, reason: expect.stringContaining(reason) }]);
});

test('a module that is gone is named', () => {
  const folder = createTemporaryFolder('types');
  folders.push(folder);
  for (const place of ['published', 'current']) mkdirSync(join(folder, place));
  writeFileSync(join(folder, 'published/list.d.ts'), before);
  const modules = [{ module: 'shared-ui/list', published: 'list.d.ts', current: undefined }];
  const configuration = join(root, 'platform/kit/presets/typescript/base.json');
  const compared = { published: join(folder, 'published'), current: join(folder, 'current'), configuration };
  expect(compareTypes({ ...compared, modules, compilerFor: root })).toEqual([
    { file: 'list.d.ts', line: 1, name: 'shared-ui/list', reason: 'the module is gone' },
  ]);
});

test('every form in which the compiler declares an export is read', () => {
  const names = readDeclared(before).map(({ name, kind, parameters }) => `${kind} ${name} ${parameters}`);
  expect(names).toEqual([
    'value List 0',
    'value kinds 0',
    'type Entry 0',
    'type Pair 2',
    'value Opened 0',
    'type Opened 0',
    'value default 0',
  ]);
});
