import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compositionElement,
  parsePageComposition,
  parseSiteComposition,
  siteCompositionPath,
} from 'shared-config/contract/composition';
import { parseSiteIndex, siteIndexFile } from 'shared-config/contract/site-index';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import * as v from 'valibot';
import { checkOut, quickRelease, runIn } from '../../harness/fresh-checkout';

// Kills the delivery commands with SIGKILL at random moments while they promote: pnpm fault:compose [kills]. After each, the
// live site must be whole (every page of one composition) and the registry readable; at the end the next command must
// work as if nothing had been.

const { kills } = readCounts({ kills: 200 });
const folder = checkOut(['mfe-partners']);
const deliver = (...words: string[]) => {
  const { status, output } = runIn(folder, 'delivery/src/main.ts', words);
  if (status !== 0) throw new Error(`${words.join(' ')}: ${output}`);
  return output;
};

deliver('release', ...quickRelease);
const page = join(folder, 'mfe-partners/src/tech-partner/tech-partner-page.tsx');
writeFileSync(page, readFileSync(page, 'utf8').replace('Make your product work in every plant', 'The other version'));
const publishedSchema = v.tuple([v.object({ version: v.string() })]);
const published = deliver('release', 'mfe-partners', '--publish-only', '--json', ...quickRelease);
const [{ version: other }] = v.parse(publishedSchema, JSON.parse(published));
const registrySchema = v.object({ packages: v.record(v.string(), v.object({ live: v.string() })) });
const readLive = () => {
  const registry = v.parse(registrySchema, JSON.parse(readFileSync(join(folder, 'releases/registry.json'), 'utf8')));
  return registry.packages['mfe-partners']?.live ?? '';
};
const first = readLive();

/** Throws unless every page of the live site belongs to one composition. */
function checkWhole(): void {
  const live = realpathSync(join(folder, 'site'));
  const { compositionId } = parseSiteIndex(JSON.parse(readFileSync(join(live, siteIndexFile), 'utf8')), live);
  const site = parseSiteComposition(JSON.parse(readFileSync(join(live, siteCompositionPath), 'utf8')), live);
  if (site.id !== compositionId) throw new Error(`composition.json is of ${site.id}, the site of ${compositionId}`);
  const pages = readdirSync(live, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (pages.length < 5) throw new Error(`${live}: only ${pages.length} pages`);
  for (const file of pages) {
    const html = readFileSync(join(live, file), 'utf8');
    const start = html.indexOf(compositionElement.before);
    // The page that a static host reads form fields from carries no composition.
    if (start < 0) continue;
    const data = html.slice(start + compositionElement.before.length, html.indexOf(compositionElement.after, start));
    const { remotes } = parsePageComposition(JSON.parse(data), file);
    for (const { name, version } of remotes) {
      const released = site.remotes.find((remote) => remote.name === name)?.version;
      if (version !== released) throw new Error(`${file} runs ${name}@${version}, the site has ${released}`);
    }
  }
}

/** Runs a command and kills it, with all that it started, after so many ms. @returns whether it was not done by then */
function runAndKill(words: string[], after: number): Promise<boolean> {
  const child = spawn(process.execPath, [join(folder, 'run.cjs'), join(folder, 'delivery/src/main.ts'), ...words], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  return new Promise((done) => {
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), after);
    child.once('exit', (_code, signal) => {
      clearTimeout(timer);
      done(signal === 'SIGKILL');
    });
  });
}

/** Takes away what a compose could take over, so that the kill meets it at work. */
function forgetWork(): void {
  const live = realpathSync(join(folder, 'site')).split('/').at(-1);
  rmSync(join(folder, '.cache', 'pages'), { recursive: true, force: true });
  for (const name of readdirSync(join(folder, '.sites')))
    if (name !== live) rmSync(join(folder, '.sites', name), { recursive: true });
}

forgetWork();
const started = Date.now();
await runAndKill(['promote', 'mfe-partners', other, '--force'], 60_000);
const usual = Date.now() - started;
let killed = 0;
const progress = showProgress();
let runs = 0;
while (killed < kills) {
  progress.report('kills', killed, kills);
  forgetWork();
  const target = readLive() === first ? other : first;
  if (await runAndKill(['promote', 'mfe-partners', target, '--force'], Math.random() * usual * 1.2)) killed += 1;
  runs += 1;
  checkWhole();
  readLive();
}
progress.report('kills', killed, kills);
deliver('promote', 'mfe-partners', first, '--force');
deliver('compose');
checkWhole();
rmSync(folder, { recursive: true });
console.log(
  `${runs} promotions of about ${usual} ms, ${killed} killed: the site was whole and the registry readable after each`,
);
