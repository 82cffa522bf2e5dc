import { chromium } from '@playwright/test';

const [, , base, out, ...rest] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
const p = await b.newPage();
const widths = [390, 800, 1440];
for (const r of rest) {
  for (const w of widths) {
    await p.setViewportSize({ width: w, height: 900 });
    await p.emulateMedia({ reducedMotion: 'reduce' });
    await p.goto(base + r);
    await p.waitForTimeout(700);
    const h = await p.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < h; y += 700) {
      await p.evaluate((y) => window.scrollTo(0, y), y);
      await p.waitForTimeout(60);
    }
    await p.evaluate(() => window.scrollTo(0, 0));
    await p.waitForTimeout(150);
    await p.screenshot({ path: `${out}/${r.replace(/[^a-z0-9]+/gi, '_')}-${w}.png`, fullPage: true });
  }
}
await b.close();
