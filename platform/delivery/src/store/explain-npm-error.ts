import { ContractError } from 'kit/contract/contract-error';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';

/** An error of npm's libraries: the response of a registry, or a failure of the connection. */
const npmErrorSchema = v.object({
  code: v.string(),
  message: v.string(),
  statusCode: v.optional(v.number()),
  /** The path of a file on this machine. */
  path: v.optional(v.string()),
});

/** Whether a registry has said that it does not have the requested package. */
export function isNotFound(error: unknown): boolean {
  const { success, output } = v.safeParse(npmErrorSchema, error);
  return success && ['E404', 'ETARGET'].includes(output.code);
}

/** A request to a registry. */
type Request = {
  registry: string;
  /** The package, with its version where one is meant. */
  id: string;
  action: 'publish' | 'read';
  /** The user that the registry takes this machine for; `undefined` when it does not know. */
  userName: () => Promise<string | undefined>;
};

/** The error to show when a registry refuses, fails or has something else than expected; any other is returned as it is. */
export async function explainNpmError(cause: unknown, request: Request): Promise<unknown> {
  if (cause instanceof DeliveryError || cause instanceof ContractError) return cause;
  if (cause instanceof v.ValiError)
    return explainFailure(cause, `its answer makes no sense: ${cause.message}`, request);
  const { success, output: error } = v.safeParse(npmErrorSchema, cause);
  if (!success || error.path !== undefined) return cause;
  const [, expected] = /wanted (sha\d+-\S+) but got sha\d+-/.exec(error.message) ?? [];
  if (expected) return explainTampering(cause, { ...request, expected });
  const isDenied =
    [401, 403].includes(error.statusCode ?? 0) || (error.statusCode === 404 && request.action === 'publish');
  return isDenied ? explainDenial(cause, error.message, request) : explainFailure(cause, error.message, request);
}

/**
 * The message leaves out the digest of the found file: a registry may lead to any address that this machine reaches, and logs are read by
 * more people than may read the file.
 */
const explainTampering = (cause: unknown, { registry, id, expected }: Request & { expected: string }): DeliveryError =>
  new DeliveryError(
    'store-tampered',
    id,
    `${registry} has something else than what was published: ${expected} was published, and is not what is there. Nothing was put in place`,
    `Ask who runs the release store what has changed it. "${nameCommand('release')}" at the commit that "${nameCommand('releases')}" names builds the same version`,
    { cause },
  );

async function explainDenial(
  cause: unknown,
  message: string,
  { registry, id, action, userName }: Request,
): Promise<DeliveryError> {
  const user = await userName();
  const who = user === undefined ? 'somebody who is not signed in' : `user "${user}"`;
  const grant = user === undefined ? '' : `, or have its owner let "${user}" ${action} it`;
  return new DeliveryError(
    'store-denied',
    id,
    `${registry} does not let ${who} ${action} it (${message})`,
    `Sign in as somebody who may ("npm login --registry ${registry}")${grant}, or correct RELEASE_SCOPE. What is live is as it was`,
    { cause },
  );
}

const explainFailure = (cause: unknown, message: string, { registry, id, action }: Request): DeliveryError =>
  new DeliveryError(
    'store-unavailable',
    registry,
    `${id} cannot be ${action === 'publish' ? 'published to it' : 'read from it'} (${message})`,
    'What is live goes on being served and composed from the copies in the releases folder. Run this again when the release store answers; what is built is not built again',
    { cause },
  );
