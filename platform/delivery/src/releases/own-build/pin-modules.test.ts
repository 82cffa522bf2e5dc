import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { init } from 'es-module-lexer';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { hashIntegrity } from '../../files/integrity';
import { pinImports, pinModules } from './pin-modules';

beforeAll(() => init);

const place = { subject: 'mfe-a/dist/web/assets/page.js', file: 'assets/page.js', load: 'mfe_a:1' };
const pin = (source: string) =>
  pinImports(source, { ...place, files: ['assets/page.js', 'assets/later.js', 'assets/part.js'] });

test('later imports of a module check hashes; those it needs first are listed', () => {
  const { code, imports } = pin(
    'import{a}from"./part.js";export*from"./later.js";const text="import(x)";f(()=>import(`./later.js`),[]);import(address)',
  );
  expect(imports).toEqual(['assets/part.js', 'assets/later.js']);
  expect(code).toBe(
    'import{a}from"./part.js";export*from"./later.js";const text="import(x)";f(()=>globalThis["mfe_a:1"]("assets/later.js"),[]);import(address)',
  );
});

test('a module that browsers cannot find, or fetch with a hash, is refused', () => {
  expect(() => pin('import"react"')).toThrow('it imports "react", which is no file of the build');
  expect(() => pin('const __vite__mapDeps=(i,d=(["./later.js","./later.css"]))=>d[i];')).toThrow(
    'build: { modulePreload: false }',
  );
  expect(() => pin('const __vite__mapDeps=(i,d=(["./later.css"]))=>d[i];')).not.toThrow();
});

test('the entry has the hash of every module as it is released', async () => {
  const web = createTemporaryFolder('modules');
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'remoteEntry.js'), 'export const get=()=>import("./assets/page.js")');
  writeFileSync(join(web, 'assets/page.js'), 'export default 1');
  const exposes = { './a/a-page': { scripts: ['assets/page.js'], styles: [] } };
  const pinned = await pinModules(web, 'mfe-a', 'remoteEntry.js', exposes);
  expect(pinned).toEqual({
    webEntry: 'mfe-a.entry.js',
    exposes: { './a/a-page': { scripts: [], modules: ['remoteEntry.js', 'assets/page.js'], styles: [] } },
  });
  const entry = readFileSync(join(web, 'mfe-a.entry.js'), 'utf8');
  for (const file of ['remoteEntry.js', 'assets/page.js']) {
    const integrity = hashIntegrity(readFileSync(join(web, file)));
    expect(() => new Script(entry)).not.toThrow();
    expect(entry).toContain(`"${file}":{"integrity":"${integrity}"`);
  }
});

test('modules that import one another are refused, as neither can be checked first', async () => {
  const web = createTemporaryFolder('modules');
  writeFileSync(join(web, 'remoteEntry.js'), 'import "./a.js"');
  writeFileSync(join(web, 'a.js'), 'import "./b.js"');
  writeFileSync(join(web, 'b.js'), 'import "./a.js"');
  await expect(pinModules(web, 'mfe-a', 'remoteEntry.js', {})).rejects.toThrow(
    'mfe-a/dist/web/a.js: it and b.js import one another',
  );
});
