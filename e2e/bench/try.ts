import { launchBrowser } from '../harness/launch-browser';
import { composedSite, startSiteServer } from '../harness/site-server';
import { benchEditor } from './interactions/editor/bench-editor';
const server = await startSiteServer(composedSite());
const browser = await launchBrowser();
try {
const r = await benchEditor(browser, server.address, Number(process.argv[2] ?? 1), (n) => console.log(n));
const p = (v: number[], s: number) => v.toSorted((a, b) => a - b)[Math.ceil(v.length * s) - 1]?.toFixed(1);
for (const { words, tool, bare } of r) for (const [n, t] of [['tool', tool], ['bare', bare]] as const) for (const pace of ['steady', 'bursts'] as const) {
  const w = t.flatMap((x) => x[pace]);
  console.log(words, n, pace, 'p50', p(w, 0.5), 'p95', p(w, 0.95), 'max', p(w, 1), w.length);
}
} finally { await browser.close(); await server.stop(); }
