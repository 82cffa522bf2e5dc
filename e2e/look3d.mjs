import { chromium } from '@playwright/test';

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
const p = await b.newPage();
p.on('console', (m) => console.log('C', m.text()));
p.on('pageerror', (e) => console.log('E', e.message));
p.on('requestfailed', (r) => console.log('F', r.url(), r.failure()?.errorText));
await p.setViewportSize({ width: 1440, height: 900 });
await p.goto('http://127.0.0.1:4180/products/mag-product?product=lifter');
await p.waitForTimeout(1500);
await p.getByRole('button', { name: 'View in 3D' }).click();
for (let i = 0; i < 10; i++) {
  await p.waitForTimeout(1000);
  if (await p.locator('canvas').count()) {
    console.log('canvas at', i);
    break;
  }
}
await p.waitForTimeout(800);
await p.screenshot({ path: '/tmp/3d.png' });
await b.close();
