import { excerptOf, invalidArgument } from '../firestore-error';

// Times in microseconds since 1970: Firestore rounds finer ones down.

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const earliest = BigInt(Date.parse('0001-01-01T00:00:00Z')) * 1000n;
const latest = BigInt(Date.parse('9999-12-31T23:59:59Z')) * 1000n + 999_999n;

/** Parses a time. @throws {FirestoreError} INVALID_ARGUMENT unless it is RFC 3339, from year 1 to 9999. */
export function parseTimestamp(text: string): bigint {
  const [, seconds = '', fraction = '', zone = ''] = pattern.exec(text) ?? [];
  const local = Date.parse(`${seconds}Z`);
  // Date.parse reads 30 February as 1 March.
  const exists = seconds !== '' && !Number.isNaN(local) && new Date(local).toISOString().startsWith(seconds);
  const milliseconds = exists ? Date.parse(`${seconds}${zone}`) : Number.NaN;
  if (!Number.isNaN(milliseconds)) {
    const time = BigInt(milliseconds) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
    if (time >= earliest && time <= latest) return time;
  }
  throw invalidArgument(`Not a time in RFC 3339 from year 1 to 9999: "${excerptOf(text)}"`);
}

/** Formats a time as RFC 3339 in UTC with nine fraction digits, like Firestore. */
export function formatTimestamp(microseconds: bigint): string {
  const fraction = ((microseconds % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = (microseconds - fraction) / 1_000_000n;
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}.${String(fraction).padStart(6, '0')}000Z`;
}
