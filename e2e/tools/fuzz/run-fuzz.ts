import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { fuzzParsers } from './fuzz-parsers';
import { fuzzServer } from './fuzz-server';

// Malformed input for everything that reads from outside: pnpm fuzz [cases] [seed]. A million cases unless said, a fifth of
// them as requests to a running server: none may end it, bring a 5xx but a deliberate 501 or 503, or reach outside the site.

const { cases, seed } = readCounts({ cases: 1_000_000, seed: Date.now() % 1_000_000 });
console.log(`${cases} cases, seed ${seed}`);
fuzzParsers(cases * 0.8);
const wrong = await fuzzServer(cases * 0.2, seed);
for (const line of wrong) console.error(line);
console.log(wrong.length === 0 ? 'Nothing stumbled' : `${wrong.length} defects`);
process.exitCode = wrong.length === 0 ? 0 : 1;
