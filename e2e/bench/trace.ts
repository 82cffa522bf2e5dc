import { writeFileSync } from 'node:fs';
import { launchBrowser } from '../harness/launch-browser';
import { composedSite, startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import { writeLongPost } from './interactions/editor/long-post';
import { serveBareEditor } from './interactions/editor/serve-bare-editor';
import { openDesk } from './open-device';
const [which = 'tool', n = '20000', pause = '160', extra = ''] = process.argv.slice(2);
const words = Number(n);
const server = await startSiteServer(composedSite());
const browser = await launchBrowser();
try {
  const { blocks, html } = writeLongPost(words);
  const bare = await serveBareEditor(new Map([['/p', html]]));
  await storePost(openStore(server.address), 'p', { title: 'x', status: 'draft', content: blocks });
  const page = await (process.env.FAST ? browser.newPage({ viewport: { width: 1440, height: 900 } }) : openDesk(browser));
  const session = await page.context().newCDPSession(page);
  await page.goto(which === 'tool' ? `${server.address}/native-blogs?edit=p` : `${bare.origin}/p`);
  await page.waitForSelector('[contenteditable=true] > p');
  await page.waitForTimeout(3000);
  if (extra) await page.addStyleTag({ content: extra }).catch((e) => console.log(e));
  const place = await page.evaluate(`(() => { const ps = document.querySelectorAll('[contenteditable=true] > p'); const m = ps[Math.floor(ps.length/2)]; m.scrollIntoView({block:'center'}); const r = m.getBoundingClientRect(); return {x: r.x+r.width/2, y: r.y+r.height/2}; })()`) as { x: number; y: number };
  await page.mouse.click(place.x, place.y);
  const text = 'and so on with words ';
  for (let i = 0; i < 20; i++) { await page.keyboard.press(text[i % text.length]!); await page.waitForTimeout(100); }
  await page.waitForTimeout(1500);
  const events: any[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((d) => session.once('Tracing.tracingComplete', d));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler', 'blink.user_timing','toplevel'] } } as any);
  const presses: Promise<void>[] = [];
  for (let i = 0; i < 30; i++) { presses.push(page.keyboard.press(text[i % text.length]!)); await page.waitForTimeout(Number(pause)); }
  await Promise.all(presses);
  await page.waitForTimeout(1000);
  await session.send('Tracing.end');
  await complete;
  writeFileSync(`/tmp/eb-trace-${which}-${words}.json`, JSON.stringify(events));
  await bare.stop();
} finally { await browser.close(); await server.stop(); }
