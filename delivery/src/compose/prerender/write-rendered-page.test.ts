import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { site } from 'shared-config/site';
import { openWorkspace } from '../../workspace';
import { openPageCache, pageCacheFolder } from './page-cache';
import { writeRenderedPage } from './write-rendered-page';

const root = createTemporaryFolder('rendered');
const workspace = openWorkspace(root);
const output = { folder: join(root, 'site'), cache: pageCacheFolder(workspace) };
mkdirSync(output.cache, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const html = `<html><head><link rel="canonical" href="${site.origin}/a"></head><body><h1>A</h1></body></html>`;
const page = { location: '/a', file: 'a/index.html', digest: 'a'.repeat(32) };

test('a page is written with its compressed forms, read-only, and into the cache', async () => {
  const file = join(output.folder, page.file);
  expect(writeRenderedPage(output, page, 'an earlier attempt')).toMatchObject({ kind: 'written' });
  expect(writeRenderedPage(output, page, html)).toEqual({ kind: 'written', isListed: true });
  expect(readFileSync(file, 'utf8')).toBe(html);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(html);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(html);
  expect(statSync(file).mode & 0o777).toBe(0o444);
  expect(await openPageCache(workspace).read(page.digest)).toEqual({ html, isListed: true });
});

test('a page with a fault is not written', () => {
  const faulty = html.replace('<h1>', '<h1 style="color:red">');
  expect(writeRenderedPage(output, { ...page, file: 'faulty/index.html' }, faulty)).toEqual({
    kind: 'failure',
    reason: expect.stringContaining('inline style'),
  });
  expect(existsSync(join(output.folder, 'faulty'))).toBe(false);
});

test('what cannot be written is no fault of the page', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => writeRenderedPage({ ...output, folder: join(root, 'file') }, page, html)).toThrow('ENOTDIR');
});
