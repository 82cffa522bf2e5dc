import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { App, hasPage } from './app';

/** A response: status and HTML. */
type Rendered = { status: number; html: string };

/** Renders the page at a path, with the status that React's documentation recommends. */
export function render(path: string): Promise<Rendered> {
  if (!hasPage(path)) return Promise.resolve({ status: 404, html: '<h1>Not found</h1>' });
  return new Promise((done) => {
    let hasFailed = false;
    const stream = renderToPipeableStream(<App path={path} />, {
      onAllReady: async () =>
        done({ status: hasFailed ? 500 : 200, html: wrap(await text(stream.pipe(new PassThrough()))) }),
      onShellError: () => done({ status: 500, html: '<h1>Something went wrong</h1>' }),
      onError: (error) => {
        hasFailed = true;
        console.error(error);
      },
    });
  });
}

const wrap = (content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"></head>` +
  `<body><div id="root">${content}</div><script async src="/client/main.js"></script></body></html>`;
