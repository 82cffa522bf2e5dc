import { join } from 'node:path';
import { contractErrorCodes } from 'shared-config/contract/contract-error';
import { reservedAddresses, reservedPrefix } from 'shared-config/contract/reserved-path';
import { deliveryErrorCodes } from '../../delivery/src/delivery-error';
import { serverErrorCodes } from '../../server/src/server-error';
import { checkContent } from './check-content';
import { checkDecisions } from './check-decisions';
import { checkDependencies } from './check-dependencies';
import { checkLinks } from './check-links';
import { checkLists } from './check-lists';
import { checkOwners } from './check-owners';
import { checkCommands, checkPackages } from './check-packages';
import { openCheckout } from './checkout';

// Part of the lint: prints everything in documents and texts that breaks a rule, or contradicts the code; fails if there is any.

const checkout = openCheckout(join(import.meta.dirname, '../..'));
const codes = (name: string, known: readonly string[]) => ({
  path: `docs/errors/${name}.md`,
  entry: /^## (.+)$/gm,
  known: known.toSorted(),
});

const findings = [
  ...checkDecisions(checkout),
  ...checkLinks(checkout),
  ...checkDependencies(checkout),
  ...checkPackages(checkout),
  ...checkCommands(checkout),
  ...checkOwners(checkout),
  ...checkContent(checkout),
  ...checkLists(checkout, [
    codes('contract', contractErrorCodes),
    codes('delivery', deliveryErrorCodes),
    codes('server', serverErrorCodes),
    { path: 'docs/add-a-page.md', entry: /^\| `(\/[^`]*)` +\|/gm, known: [...reservedAddresses, `${reservedPrefix}…`] },
  ]),
];
for (const line of findings) console.error(line);
if (findings.length > 0) process.exitCode = 1;
else console.log(`Checked ${checkout.paths.filter((path) => path.endsWith('.md')).length} documents.`);
