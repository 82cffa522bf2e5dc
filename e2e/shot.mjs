import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-background-networking'] });
const [,, ...paths] = process.argv;
for (const p of paths) for (const w of [390, 800, 1440]) {
  const page = await b.newPage({ viewport: { width: w, height: 900 }, colorScheme: process.env.SCHEME ?? 'light' });
  page.on('console', m => console.log(p, w, m.type(), m.text().slice(0,300))); page.on('pageerror', e => console.log(p,w,'ERR',String(e).slice(0,400)));
  await page.goto('http://127.0.0.1:4173'+p); await page.waitForFunction(() => document.documentElement.dataset.hydrated, null, {timeout: 8000}).catch(() => console.log(p,w,'NOT HYDRATED'));
  await page.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=600){scrollTo({top:y,behavior:'instant'}); await new Promise(r=>setTimeout(r,60));} scrollTo({top:0,behavior:'instant'}); });
  await page.waitForTimeout(process.env.WAIT ? Number(process.env.WAIT) : 2300);
  const sw = await page.evaluate(() => document.documentElement.scrollWidth); if (sw>w) console.log(p,w,'OVERFLOW',sw);
  await page.screenshot({ path: `/tmp/shots/${p.replace(/\W+/g,'_')}-${w}.png`, fullPage: true }); await page.close();
}
await b.close();
