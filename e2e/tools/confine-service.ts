import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedProject } from 'kit/contract/embedded-project';
import { composeLatest } from '../harness/site-server';
import { testDelivery } from '../harness/test-delivery';
import { root } from './run-by-name';

// The server with what deploy/site.service takes away, as far as that goes without systemd: a file system of which the state
// alone can be written, another user, no capabilities. A post must go live all the same. `npx -y pnpm@12 prove service`.
// The filter of system calls is systemd's alone.

if (process.platform !== 'linux' || process.getuid?.() !== 0)
  throw new Error('Only an administrator of a Linux machine can take this away from a process: run it with sudo');

composeLatest();
const nobody = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'service-'));
cpSync(testDelivery, folder, { recursive: true, verbatimSymlinks: true });
spawnSync('chown', ['-Rh', `${nobody}:${nobody}`, folder]);

// /srv is the checkout and /mnt the state, in a namespace that ends with the process.
const script = `set -e
mount --bind "$1" /srv
mount --bind "$2" /mnt
mount -t tmpfs -o mode=1777 tmpfs /tmp
cut -d ' ' -f 5 /proc/self/mountinfo | grep -vE '^/(mnt|tmp|proc|dev)(/|$)' | while read -r point
do mount -o remount,bind,ro "$point" 2> /dev/null || true
done
cd /srv
if touch platform/server/written 2> /dev/null; then echo 'The code can be written.' >&2; exit 1; fi
exec setpriv --reuid=${nobody} --regid=${nobody} --clear-groups --bounding-set=-all --no-new-privs sh -c '
  unshare --user --net -- true || exit 1
  exec env -i PATH="$PATH" DELIVERY_DIR=/mnt DATA_DIR=/mnt/data PUBLIC_ORIGIN=https://www.corvane.example PORT=0 STAFF_PORT=0 \\
    "$0" run.cjs platform/server/src/main.ts' "$3"`;
const service = spawn('unshare', ['--mount', 'sh', '-c', script, 'service', root, folder, process.execPath], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
service.stdout.on('data', (text) => (printed += text));
const exited = once(service, 'exit');

/** Waits until something is found; 2 minutes at most. */
async function find<Found>(what: string, look: () => Promise<Found | undefined> | Found | undefined): Promise<Found> {
  for (const end = Date.now() + 120_000; Date.now() < end && service.exitCode === null; await wait(200)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what}: not within 2 minutes, or the service has ended`);
}

const text = (stringValue: string) => ({ stringValue });
const name = `projects/${embeddedProject}/databases/(default)/documents/blogs/confined`;
const block = { fields: { id: { integerValue: '1' }, type: text('paragraph'), content: text('<p>Confined.</p>') } };
const words = {
  title: 'Confined',
  slug: 'confined',
  status: 'published',
  author: 'Ada',
  category: 'Notes',
  publishDate: '2026-01-01',
  excerpt: 'Short',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const fields = {
  ...Object.fromEntries(Object.entries(words).map(([field, word]) => [field, text(word)])),
  content: { arrayValue: { values: [{ mapValue: block }] } },
};

try {
  const [site, staff] = await find('The service starts', () => {
    const [visitors, own] = printed.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
    return visitors && own ? ([visitors, own] as const) : undefined;
  });
  const token = readFileSync(join(folder, 'data/staff-token'), 'utf8').trim();
  const { status } = await fetch(`${staff}/v1/projects/${embeddedProject}/databases/(default)/documents:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Origin: staff },
    body: JSON.stringify({ writes: [{ update: { name, fields } }] }),
  });
  if (status !== 200) throw new Error(`The post was not stored: ${status}`);
  await find('The post is composed', async () => (await fetch(`${site}/blogs/confined`)).ok || undefined);
  console.log('A post was stored, composed and shown by a service that can write its state alone.');
} finally {
  service.kill();
  await exited;
  rmSync(folder, { recursive: true });
}
