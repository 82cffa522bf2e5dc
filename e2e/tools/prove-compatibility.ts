import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { doc, getDoc } from 'firebase/firestore/lite';
import { postsCollection } from 'kit/posts/post';
import { findFreePort } from 'kit/presets/command-line/find-free-port';
import { fillInContact } from '../harness/fill-in-forms';
import { launchBrowser } from '../harness/launch-browser';
import { openPage } from '../harness/open-page';
import { openStore, storePost } from '../harness/store-post';
import { environmentIn } from '../harness/test-delivery';
import { root } from './run-by-name';
import { runCommand, runRefused, startCommand, stopCommands } from './run-commands';

// Releases, sites, a registry and a data folder from before the platform stood apart (CHANGELOG, 2.0.0), under the present code and beside
// it, and the old server over a present site: `npx -y pnpm@12 prove compatibility`. Pages are opened in a browser, which must say
// nothing, and a form is sent. It needs the whole history of the repository.

/** The last commit before the platform stood apart. */
const formerCommit = 'ed1ff83a254c786af54525f36ad4f487e68bfca2';

const folder = mkdtempSync(join(tmpdir(), 'compatibility-'));
const former = join(folder, 'checkout');
const delivery = join(folder, 'delivery');
const formerSite = join(folder, 'former-site');
const environment = {
  ...environmentIn(root),
  DELIVERY_DIR: delivery,
  DATA_DIR: join(folder, 'data'),
  FORMS_PER_MINUTE: '1000',
};

const deliverFormer = (...words: string[]) =>
  runCommand(['node', 'run.cjs', 'delivery/src/main.ts', ...words], former, environment);
const deliver = (...words: string[]) =>
  runCommand(['node', 'run.cjs', 'platform/delivery/src/main.ts', ...words], root, environment);
const refuse = (reason: string, ...words: string[]) =>
  runRefused(['node', 'run.cjs', 'platform/delivery/src/main.ts', ...words], reason, root, environment);
const quick = ['--yes', '--no-lint', '--no-browser', '--anyway'];

/** One page of each remote and of the shell. */
const pages = [
  '/',
  '/contact',
  '/case-studies',
  '/products/mag-product?product=lifter',
  '/tech-partner',
  '/native-blogs',
];

/** @param code of then or of now @param site its folder */
async function serve(code: 'former' | 'present', site: string) {
  const [cwd, script] = code === 'former' ? [former, 'server/src/main.ts'] : [root, 'platform/server/src/main.ts'];
  const env = { ...environment, SITE_DIR: site, PORT: String(await findFreePort(4400)) };
  return startCommand(['node', 'run.cjs', script], cwd, env);
}

/** Opens each page, and sends the contact form or has it refused. @throws {Error} with the browser's message */
async function visit(browser: Browser, address: string, form: 'is sent' | 'is refused'): Promise<void> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isRefusal = form === 'is refused' && message.text().includes('503');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !(form === 'is refused' && response.status() === 503))
      problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  for (const path of pages) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openPage(page, '/contact');
  await fillInContact(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const outcome =
    form === 'is sent' ? 'Thank you! Your message has been sent successfully.' : 'The server did not accept it';
  await expect(page.getByText(outcome)).toBeVisible({ timeout: 20_000 });
  await context.close();
  if (problems.length > 0) throw new Error(`the browser says:\n${problems.join('\n')}`);
}

/** How many enquiries the data folder has, as its export says. */
const countEnquiries = () => {
  const words = ['node', 'run.cjs', 'platform/server/src/submissions/submissions-command.ts', '--json'];
  return (runCommand(words, root, environment).match(/"contact"/g) ?? []).length;
};

const held = (what: string) => console.log(`  held  ${what}`);

mkdirSync(delivery);
const browser = await launchBrowser();
try {
  runCommand(['git', 'worktree', 'add', '--detach', former, formerCommit], root, process.env);
  runCommand(['npx', '-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline'], former, process.env);
  deliverFormer('release', ...quick);
  cpSync(realpathSync(join(delivery, 'site')), formerSite, { recursive: true });

  const then = await serve('former', formerSite);
  await storePost(openStore(then.address), 'former', { title: 'Written then' });
  await visit(browser, then.address, 'is sent');
  await then.stop();

  const overFormer = await serve('present', formerSite);
  const post = await getDoc(doc(openStore(overFormer.address), postsCollection, 'former'));
  expect(post.data()).toMatchObject({ title: 'Written then' });
  await visit(browser, overFormer.address, 'is refused');
  await overFormer.stop();
  expect(countEnquiries()).toBe(1);
  held(
    'the server of now over a site and a data folder of then: pages, the post and the enquiry are there, forms are refused',
  );

  // Nothing of then says what the site is called and which forms it has, and what is live stays.
  const live = realpathSync(join(delivery, 'site'));
  refuse('site-not-defined', 'compose');
  refuse('shared-package-mismatch', 'release', 'mfe-partners', ...quick);
  expect(realpathSync(join(delivery, 'site'))).toBe(live);
  held(
    'the delivery of now asks for a release of the shell before it composes what is live or takes a remote of now, and takes nothing away',
  );

  deliver('release', 'shell', ...quick);
  const mixed = await serve('present', join(delivery, 'site'));
  await visit(browser, mixed.address, 'is sent');
  await mixed.stop();
  expect(countEnquiries()).toBe(2);
  held('the host of now runs every remote of then, and takes the form');

  deliver('release', ...quick);
  const back = await serve('former', join(delivery, 'site'));
  await visit(browser, back.address, 'is sent');
  await back.stop();
  expect(countEnquiries()).toBe(3);
  held('the server of then serves a site of now, and takes the form');
} finally {
  stopCommands();
  await browser.close();
  runCommand(['git', 'worktree', 'remove', '--force', former], root, process.env);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
