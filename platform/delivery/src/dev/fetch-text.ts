import { fetchWithin, textOf } from 'kit/http/fetch-within';

/** A script of a development server, with its sources; the first build of a large package is waited for. */
const bounds = { bytes: 256 * 2 ** 20, time: 120_000 };

/** The text at an address of a development server. @throws {Error} when it has none. */
export async function fetchText(address: string): Promise<string> {
  const answer = await fetchWithin(address, bounds);
  if (!answer.response.ok) throw new Error(`${address}: status ${answer.response.status}`);
  return textOf(answer);
}
