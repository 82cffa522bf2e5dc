import { join } from 'node:path';
import { contractErrorCodes } from 'kit/contract/contract-error';
import { reservedAddresses, reservedPrefix } from 'kit/contract/reserved-path';
import { siteDefinition } from 'shared-config/site-definition';
import { deliveryErrorCodes } from '../../platform/delivery/src/delivery-error';
import { serverErrorCodes } from '../../platform/server/src/server-error';
import { checkCitations } from './check-citations';
import { checkClaims } from './check-claims';
import { checkContent } from './check-content';
import { checkDecisions } from './check-decisions';
import { checkDependencies } from './check-dependencies';
import { checkFolderPairs } from './check-folder-pairs';
import { checkLinks } from './check-links';
import { checkList } from './check-list';
import { checkOwners } from './check-owners';
import { checkCommands, checkPackages } from './check-packages';
import { checkPlatformNames } from './check-platform-names';
import { checkSpecification } from './check-specification';
import { checkFreePaths, checkUsage } from './check-usage';
import { type Checkout, findingsOf, openCheckout } from './checkout';
import { siteWords } from './site-words';

// Part of the lint: prints everything in documents and texts that breaks a rule, or contradicts the code; fails if there is any. With the
// folder of a package, its own findings alone: a text of another team does not fail its tests.

const checkout = openCheckout(join(import.meta.dirname, '../..'));
const codes = { contract: contractErrorCodes, delivery: deliveryErrorCodes, server: serverErrorCodes };
const addresses = [...reservedAddresses, `${reservedPrefix}…`];
const forms = Object.entries(siteDefinition.forms);
const names = { words: siteWords, fields: forms.flatMap(([form, { fields }]) => [form, ...Object.keys(fields)]) };
const checks = [
  checkClaims,
  checkContent,
  checkDecisions,
  checkLinks,
  checkDependencies,
  checkPackages,
  checkCommands,
  checkOwners,
  checkCitations,
  checkSpecification,
  checkFolderPairs,
  checkUsage,
  checkFreePaths,
  (here: Checkout) => checkPlatformNames(names, here),
];

const [only] = process.argv.slice(2);
const all = [
  ...checks.flatMap((check) => check(checkout)),
  ...Object.entries(codes).flatMap(([name, known]) =>
    checkList(checkout, { path: `docs/errors/${name}.md`, entry: /^## (.+)$/gm, known: known.toSorted() }),
  ),
  ...checkList(checkout, { path: 'docs/add-a-page.md', entry: /^\| `(\/[^`]*)` +\|/gm, known: addresses }),
];
const findings = only === undefined ? all : findingsOf(only, all);
for (const line of findings) console.error(line);
if (findings.length > 0) process.exitCode = 1;
else console.log(`Checked ${checkout.paths.filter((path) => path.endsWith('.md')).length} documents.`);
