/** How long (ms) to wait for a response of the receiver. */
const responseTimeout = 10_000;

/**
 * Sends something to a webhook as JSON.
 * @param key by which the receiver recognises an entry that came twice because its response was lost
 * @throws {Error} when it does not respond with success
 */
export async function postToWebhook(webhook: string, key: string, body: unknown): Promise<void> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(responseTimeout),
    // A redirect could lead to any address, without TLS.
    redirect: 'manual',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it responded with status ${response.status}`);
}
