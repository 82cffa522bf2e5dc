import { explainIssue } from 'kit/contract/describe-issue';
import { isPreview, production, siteEnvironmentSchema } from 'kit/contract/site-environment';
import { findNearest } from 'kit/presets/command-line/find-nearest';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { listEnvironments } from '../registry/open-registry';
import { inEnvironment, type Workspace } from '../workspace';

/** The option by which every command names an environment. */
export const environmentOption = {
  value: 'environment',
  summary: 'the environment that is meant; SITE_ENVIRONMENT, or production, when absent',
} as const;

/**
 * The workspace of the environment that a command names, whether anything was ever live in it or not.
 * @param name the one of the process when absent
 * @throws {DeliveryError} for what is no name of an environment.
 */
export function nameEnvironment(workspace: Workspace, name: string | undefined): Workspace {
  if (name === undefined) return workspace;
  const { success, output, issues } = v.safeParse(siteEnvironmentSchema, name);
  if (success) return inEnvironment(workspace, output);
  const remedy = 'Name one like "staging" or "preview-123"';
  throw new DeliveryError('invalid-name', `"${name}"`, `the name of an environment ${explainIssue(issues[0])}`, remedy);
}

/**
 * The workspace of an environment in which something was live before.
 * @throws {DeliveryError} when there is no such environment, with the one that was probably meant.
 */
export async function chooseEnvironment(workspace: Workspace, name?: string): Promise<Workspace> {
  const chosen = nameEnvironment(workspace, name);
  if (chosen.siteEnvironment === production) return chosen;
  const known = await listEnvironments(workspace);
  if (known.includes(chosen.siteEnvironment)) return chosen;
  const meant = findNearest(chosen.siteEnvironment, known);
  const begin = isPreview(chosen.siteEnvironment)
    ? `"${nameCommand(`compose --with <remote>@<version> --to ${chosen.siteEnvironment}`)}" composes it`
    : `"${nameCommand(`promote --from production --to ${chosen.siteEnvironment}`)}" begins it`;
  throw new DeliveryError(
    'unknown-environment',
    chosen.siteEnvironment,
    'nothing was ever live in an environment of this name',
    `${meant === undefined ? '' : `Did you mean ${meant}? `}There is ${known.join(', ')}; ${begin}`,
  );
}

/**
 * The workspace of an environment in which releases go live.
 * @param mayBegin whether nothing has to be live in it yet, because everything goes live
 * @throws {DeliveryError} when it is a preview, or when there is none.
 */
export async function chooseForChange(workspace: Workspace, name?: string, mayBegin = false): Promise<Workspace> {
  const chosen = nameEnvironment(workspace, name);
  refusePreview(
    chosen.siteEnvironment,
    'it is a preview, which shows what another environment has with some versions instead',
    `Compose it anew: "${nameCommand(`compose --with <remote>@<version> --to ${chosen.siteEnvironment}`)}"`,
  );
  return mayBegin ? chosen : chooseEnvironment(chosen);
}

/** @throws {DeliveryError} `preview-refused` when the environment is a preview */
export function refusePreview(environment: string, reason: string, remedy: string): void {
  if (isPreview(environment)) throw new DeliveryError('preview-refused', environment, reason, remedy);
}
