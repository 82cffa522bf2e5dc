import { chromium } from '@playwright/test';
import { startSiteServer } from './site/site-server';
import { openStore, storePost } from './documents/store-post';
const server = await startSiteServer(undefined, process.argv[2] === 'public' ? { PUBLIC_ORIGIN: 'http://localhost:5599' } : {});
const store = openStore(server.address);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
const types = ['heading','paragraph','paragraph','subheading','paragraph','list','callout'] as const;
const content = Array.from({ length: 50 }, (_, i) => { const type = types[i % types.length]!; return type === 'list' ? { id: i+1, type, content: '', items: ['One item','Another item'] } : { id: i+1, type, content: type === 'paragraph' ? `<p>Paragraph number ${i} with some words about robots that meet at a crossing and share the way.</p>` : `${type} number ${i}` }; });
await storePost(store, 'fifty', { title: 'Fifty blocks about crossings', content } as never);
for (let i = 0; i < 7; i++) await storePost(store, `p${i}`, { title: `Post number ${i} about lifters and forks`, slug: `post-${i}`, status: i % 3 ? 'published' : 'draft' } as never);
await page.goto(`${server.address}/native-blogs`);
await page.getByRole('article').first().waitFor();
await page.waitForTimeout(1500);
for (const w of [390, 800, 1440]) { await page.setViewportSize({ width: w, height: 900 }); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/w-list-${w}.png` }); }
await page.getByRole('button', { name: 'Edit Fifty blocks about crossings' }).click();
await page.getByRole('textbox', { name: 'Paragraph, block 24' }).click();
await page.waitForTimeout(800);
await page.keyboard.type('XY');
for (const w of [390, 800, 1440]) { await page.setViewportSize({ width: w, height: 900 }); await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/w-form-${w}.png` }); }
console.log(await page.getByRole('textbox', { name: 'Paragraph, block 24' }).innerText());
await browser.close();
await server.stop();
