import { join } from 'node:path';
import { build } from 'esbuild';
import { type Listening, listen } from '../../../harness/listen';

/**
 * Serves Tiptap with its starter kit and nothing else, built as for production.
 * @param texts HTML of the posts by their paths
 */
export async function serveBareEditor(texts: ReadonlyMap<string, string>): Promise<Listening> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'bare-editor.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const script = outputFiles[0]?.contents;
  return listen(({ url = '/' }, response) => {
    const text = texts.get(url);
    if (text !== undefined) response.writeHead(200, { 'content-type': 'text/html' }).end(writePage(text));
    else if (url === '/editor.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else response.writeHead(404).end();
  });
}

const writePage = (text: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tiptap alone</title>
<style>main { max-width: 40rem; margin: auto; font: 17px/1.6 sans-serif }</style>
<main>${text}</main>
<script type="module" src="/editor.js"></script>
</html>`;
