import { text } from 'node:stream/consumers';
import { type ShareDecision, shareDecisionSchema } from 'kit/contract/share-decision';
import { printError } from 'kit/presets/command-line/print';
import * as v from 'valibot';
import { describeError } from './delivery-error';
import { readEnvironment, workspaceRoot } from './environment';
import { carryOutDecision } from './releases/carry-out-decision';
import { openWorkspace } from './workspace';

// The process that the embedded server starts when visitors of a watched share fare worse than the others, or no worse: it changes what
// is live, as `promote` and `rollback` do. It gets the decision on its input.

async function run(): Promise<ShareDecision> {
  const decision = v.parse(v.pipe(v.string(), v.parseJson(), shareDecisionSchema), await text(process.stdin));
  await carryOutDecision(openWorkspace(workspaceRoot, readEnvironment(process.env)), decision);
  return decision;
}

run()
  .then((decision) => process.send?.(decision))
  .catch((error: unknown) => {
    printError(describeError(error) ?? error);
    process.exitCode = 1;
  });
