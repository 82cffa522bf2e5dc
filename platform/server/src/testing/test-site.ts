import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { type RunningServer, type ServerOptions, startServer } from '../serve';
import { readSettings } from '../settings';

/** A small composed site and a server over it, for tests. */
export type TestSite = {
  folder: string;
  /** The link to the live site. */
  link: string;
  dataFolder: string;
  server: RunningServer;
  dispose: () => Promise<void>;
};

/** Writes a site's files into a folder. @param basePath below which it is on its host */
export function writeSite(folder: string, compositionId: string, basePath = ''): void {
  const files: Record<string, string> = {
    'index.html': `<h1>Home ${compositionId}</h1>`,
    'ask-us/index.html': '<h1>Contact</h1>',
    '404.html': '<h1>Not found</h1>',
    'thank-you/index.html': '<h1>Thank you</h1>',
    'pumps/model/index.html': '<h1>Gear</h1>',
    'pumps/model/product-rotary.html': '<h1>Rotary</h1>',
    'assets/shell/1/entry.js': 'console.log(1)',
    'media/film.mp4': '0123456789',
    'media/hero-480.0a1b2c3d.avif': 'picture',
    'media/favicon.ico': 'icon',
    'pdfs/rotary.pdf': '%PDF-1.7',
    '.secret': 'secret',
    'site.json': JSON.stringify(testDefinition),
    'site-index.json': JSON.stringify({
      compositionId,
      basePath,
      variantPages: [
        {
          path: '/pumps/model',
          parameter: 'product',
          fallback: 'pumps/model/index.html',
          files: { rotary: 'pumps/model/product-rotary.html' },
        },
      ],
      headers: { 'Referrer-Policy': 'strict-origin-when-cross-origin' },
      tools: ['/write'],
    }),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  for (const page of ['index.html', '404.html'] as const)
    writeFileSync(join(folder, `${page}.br`), brotliCompressSync(files[page] ?? ''));
}

/** Starts a server over a fresh site and a fresh data folder. @param basePath below which the site is on its host */
export async function startTestSite(options: Partial<ServerOptions> = {}, basePath = ''): Promise<TestSite> {
  const folder = createTemporaryFolder('site');
  writeSite(join(folder, 'one'), 'one', basePath);
  const link = join(folder, 'live');
  symlinkSync('one', link);
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  const dataFolder = join(folder, 'data');
  // Failures that a test causes are not printed.
  const log = () => {};
  const server = await startServer({
    ...readSettings({}),
    siteFolder: link,
    releasesFolder: join(folder, 'releases'),
    dataFolder,
    port: 0,
    log,
    ...options,
  });
  return {
    folder,
    link,
    dataFolder,
    server,
    dispose: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
