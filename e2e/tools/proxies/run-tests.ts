import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composedSite, composeLatest, startSiteServer } from '../../harness/site-server';
import { checkSite } from './check-site';
import { type ProxyKind, publicName, startProxy } from './start-proxy';

// The composed site behind a real nginx and a real Caddy, with the configurations of docs/deploy.md: `npx -y pnpm@12 prove
// proxies`. Exit code 1 when something does not hold, or when there is no proxy to try.

const formsPerMinute = 3;
const versionOptions: Readonly<Record<ProxyKind, string>> = { nginx: '-v', caddy: 'version' };
let tried = 0;
composeLatest();
let failed = 0;

for (const kind of ['nginx', 'caddy'] as const) {
  if (spawnSync(kind, [versionOptions[kind]], { stdio: 'ignore' }).status !== 0) {
    console.log(`${kind}: not tried, it is not installed here (Debian: apt-get install ${kind})`);
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`));
  const server = await startSiteServer(composedSite(), {
    PUBLIC_ORIGIN: `https://${publicName}`,
    STAFF_PORT: '0',
    FORMS_PER_MINUTE: String(formsPerMinute),
  });
  const proxy = await startProxy(kind, server.address, folder);
  const wrong = await checkSite(proxy, composedSite(), formsPerMinute);
  console.log(`${kind}: ${wrong.length === 0 ? 'everything holds' : `${wrong.length} things do not hold`}`);
  for (const line of wrong) console.log(`  ${line}`);
  tried += 1;
  failed += wrong.length;
  await proxy.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
}
process.exitCode = failed > 0 || tried === 0 ? 1 : 0;
