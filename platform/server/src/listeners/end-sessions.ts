import { endSessionsPath } from 'kit/http/staff-token-file';
import { ServerError } from '../server-error';

/** How long (ms) to wait for the server. */
const maxWait = 5000;

/**
 * Ends all sessions at a running server's staff listener.
 * @param basePath below which its site is
 * @throws {ServerError} when it does not respond, or is the listener of another data folder
 */
export async function endSessions(address: string, basePath: string, token: string): Promise<void> {
  const response = await fetch(address + basePath + endSessionsPath, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(maxWait),
  }).catch((cause: unknown) => {
    const remedy = 'Without a running server no session is open; else set its STAFF_PORT here';
    throw new ServerError('sessions-not-ended', `Staff listener ${address}`, 'it does not respond', remedy, { cause });
  });
  await response.body?.cancel();
  if (response.ok) return;
  const reason = `it responded with status ${response.status}`;
  const remedy = 'Set the DATA_DIR and the STAFF_PORT of one server here';
  throw new ServerError('sessions-not-ended', `Staff listener ${address}`, reason, remedy);
}
