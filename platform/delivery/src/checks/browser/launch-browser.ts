import { type Browser, chromium } from 'playwright-core';

/** Starts a browser that draws WebGL without a graphics card; root, as in a container, has no sandbox for it. @param program its file */
export const launchBrowser = (program: string): Promise<Browser> =>
  chromium.launch({
    executablePath: program,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
  });
