import { apart } from '../../content/apart';
import { refer } from '../../content/refer';
import { writeModule } from './write-module';

test('data is written as it is, and what it refers to is imported, once', () => {
  const picture = refer({ src: '/media/a.avif' }, { module: 'shared-config/media/catalog', name: 'robotFork' });
  const source = writeModule('a.content.ts', {
    list: [{ title: 'A "b"', image: picture, role: undefined, 'odd-name': [1, true, null] }],
    latest: picture,
  });
  expect(source).toBe(
    'import { robotFork } from "shared-config/media/catalog";\n' +
      'export const list = [{"title":"A \\"b\\"","image":robotFork,"odd-name":[1,true,null]}];\n' +
      'export const latest = robotFork;\n',
  );
});

test('what is put apart is a module of its own, imported at the first call alone', async () => {
  const text = apart({ title: 'A "b" 100 %' });
  expect(await text()).toEqual({ title: 'A "b" 100 %' });
  const source = writeModule('a.content.ts', { texts: { one: text } });
  expect(source).not.toContain('A "b"');
  const [, address = ''] = /\(loading \?\?= import\("(data:text\/javascript,[^"]+)"\)/.exec(source) ?? [];
  expect(decodeURIComponent(address)).toBe('data:text/javascript,export const value = {"title":"A \\"b\\" 100 %"};\n');
});

test('what is not data is named with its place', () => {
  expect(() => writeModule('a.content.ts', { list: [{ run: () => 1 }] })).toThrow(
    'a.content.ts: list[0].run is a function, and a module of content has data. Move it into another module',
  );
});
