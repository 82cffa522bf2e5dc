import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { composedSite, startSiteServer } from '../../harness/site-server';
import { checkSite } from './check-site';
import { type HostMode, type ProxyKind, publicName, startProxy } from './start-proxy';

// The composed site behind a real nginx and a real Caddy, with the configurations of docs/deploy.md, and with the Host
// rewritten as well: pnpm test:proxies. Exit code 1 when something does not hold, or when there is no proxy to try.

const formsPerMinute = 3;
const programs: Readonly<Record<ProxyKind, string>> = { nginx: '-v', caddy: 'version' };
const countsSchema = v.array(v.unknown());
let tried = 0;
let failed = 0;

async function tryProxy(kind: ProxyKind, mode: HostMode): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`));
  const siteFolder = composedSite();
  const server = await startSiteServer(siteFolder, {
    PUBLIC_ORIGIN: `https://${publicName}`,
    STAFF_PORT: '0',
    FORMS_PER_MINUTE: String(formsPerMinute),
  });
  try {
    const proxy = await startProxy(kind, mode, server.address, folder);
    try {
      const { origin: staffAddress } = new URL(server.staffLinks[0] ?? '');
      const wrong = await checkSite(proxy, { siteFolder, formsPerMinute, staffAddress });
      const { output } = server.run('server/src/submissions/main.ts', ['--json']);
      const stored = v.parse(v.pipe(v.string(), v.parseJson(), countsSchema), output).length;
      if (stored !== formsPerMinute + 1) wrong.push(`${stored} forms are stored instead of ${formsPerMinute + 1}`);
      console.log(
        `${kind}, Host ${mode}: ${wrong.length === 0 ? 'everything holds' : `${wrong.length} things do not hold`}`,
      );
      for (const line of wrong) console.log(`  ${line}`);
      tried += 1;
      failed += wrong.length;
    } finally {
      await proxy.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

for (const kind of ['nginx', 'caddy'] as const) {
  const { status } = spawnSync(kind, [programs[kind]], { stdio: 'ignore' });
  if (status !== 0) console.log(`${kind}: not tried, it is not installed here (Debian: apt-get install ${kind})`);
  else for (const mode of ['kept', 'rewritten'] as const) await tryProxy(kind, mode);
}
process.exitCode = failed > 0 || tried === 0 ? 1 : 0;
