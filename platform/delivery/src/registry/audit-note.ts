import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';
import type { AuditNote } from './registry';

/** Longest message in characters. A history is one stored document, and is never shortened. */
const maxMessage = 200;

/**
 * The entry in the history for this command: who, why, whether the checks were left out, which pipeline run.
 * @throws {DeliveryError} when the message is too long.
 */
export async function auditNote(
  workspace: Workspace,
  { message, forced }: Pick<AuditNote, 'message' | 'forced'>,
): Promise<AuditNote> {
  if (message !== undefined && message.length > maxMessage) {
    throw new DeliveryError(
      'invalid-arguments',
      '--message',
      `it has ${message.length} characters, and ${maxMessage} are kept`,
      'Shorten it, for instance to the number of an issue',
    );
  }
  const { pipeline } = workspace.environment;
  const who = pipeline?.who ?? (await gitUser(workspace)) ?? userInfo().username;
  return { who, message, forced, run: pipeline?.run };
}

/** The name that git gives the author of a commit; `undefined` where there is none. */
async function gitUser({ root }: Workspace): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['config', 'user.name'], { cwd: root });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
