import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { checkOut, quickRelease, runIn } from '../harness/fresh-checkout';
import { describeSpread } from './statistics';

// How long a team waits for the checks of a release, its build included: after a change, without a browser and with one:
// pnpm bench:gate [rounds]. Times in s are of the whole command.

const { rounds } = readCounts({ rounds: 5 });
const progress = showProgress();
/** A part of a remote that every page of it, or the one that is measured, runs. */
const changed: Readonly<Record<string, string>> = {
  'mfe-partners': 'src/tech-partner/tech-partner-page.tsx',
  'mfe-products': 'src/platform/syncos-page.tsx',
  'mfe-marketing': 'src/contact/contact-page.tsx',
  'mfe-blog-admin': 'src/blog-management/blog-management-page.tsx',
};

const folder = checkOut(Object.keys(changed));
const release = (...words: string[]) => {
  const started = performance.now();
  const { status, output } = runIn(folder, 'delivery/src/main.ts', ['release', ...words]);
  if (status !== 0) throw new Error(`release ${words.join(' ')}: ${output}`);
  return (performance.now() - started) / 1000;
};
release(...quickRelease);
console.log(['', 'without a browser', 'with a browser'].map((cell) => cell.padEnd(24)).join(''));
for (const [remote, file] of Object.entries(changed)) {
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] };
  const change = (text: string) =>
    appendFileSync(join(folder, remote, file), `\n/** Made to be measured. */\nexport const ${text} = '${text}';\n`);
  for (let round = 0; round < rounds; round += 1) {
    progress.report(`${remote}: rounds`, round, rounds);
    change(`without${round}`);
    times.without.push(release(remote, '--publish-only', '--no-browser'));
    change(`with${round}`);
    times.with.push(release(remote, '--publish-only'));
  }
  console.log(
    [remote, describeSpread(times.without, 1), describeSpread(times.with, 1)].map((cell) => cell.padEnd(24)).join(''),
  );
}
rmSync(folder, { recursive: true });
