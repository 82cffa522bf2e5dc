/** The most that is read of an answer. */
export type ReadBounds = {
  /** Unpacked. */
  bytes: number;
  /** Until the last byte, in ms. */
  time: number;
};

/** An answer that has been read. */
export type ReadAnswer = { response: Response; bytes: Uint8Array<ArrayBuffer> };

/**
 * Fetches something from a network and reads all of it: no more than it may have once it is unpacked, and no longer than it may take.
 * @throws {Error} when it has more or takes longer, and whatever `fetch` throws
 */
export async function fetchWithin(
  address: string | URL,
  { bytes: most, time }: ReadBounds,
  init: RequestInit = {},
): Promise<ReadAnswer> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(time) });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > most) {
      await reader?.cancel();
      throw new Error(`it has more than ${most.toLocaleString('en')} bytes`);
    }
    chunks.push(part.value);
  }
  return { response, bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}

/** The text of an answer. */
export const textOf = ({ bytes }: ReadAnswer): string => new TextDecoder().decode(bytes);
