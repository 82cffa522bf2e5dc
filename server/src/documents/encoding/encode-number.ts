import type { ByteWriter } from './byte-writer';

// Encodes numbers as bytes that compare like the numbers, integers and doubles alike.

/** First byte of a number's key. */
export const numberTag = 0x20;

const scratch = new DataView(new ArrayBuffer(8));
const signBit = 1n << 63n;
const allBits = (1n << 64n) - 1n;

/** The bits of a double, ordered like the doubles; NaN is 0, below all others. */
export function orderedBits(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  scratch.setFloat64(0, value === 0 ? 0 : value);
  const bits = scratch.getBigUint64(0);
  return bits >= signBit ? bits ^ allBits : bits | signBit;
}

/** The next smaller double. */
function previousDouble(value: number): number {
  scratch.setFloat64(0, value);
  scratch.setBigInt64(0, scratch.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return scratch.getFloat64(0);
}

/** Writes the largest double that does not exceed the number, and the rest of an integer beyond it: less than 1024. */
export function writeNumber(writer: ByteWriter, double: number, rest: number): void {
  writer.wide(orderedBits(double));
  writer.byte(rest >> 8);
  writer.byte(rest & 0xff);
}

/** Writes an integer of up to 64 bits exactly. */
export function writeInteger(writer: ByteWriter, text: string): void {
  const nearest = Number(text);
  const exact = BigInt(text);
  const double = !Number.isSafeInteger(nearest) && BigInt(nearest) > exact ? previousDouble(nearest) : nearest;
  writeNumber(writer, double, Number(exact - BigInt(double)));
}

/** Decodes the key of a number: exact as an integer, rounded as a double. `null` for other keys. */
export function decodeNumber(key: Buffer): { double: number; integer: () => bigint } | null {
  if (key[0] !== numberTag) return null;
  const bits = key.readBigUInt64BE(1);
  scratch.setBigUint64(0, bits >= signBit ? bits ^ signBit : bits ^ allBits);
  const [double, rest] = [bits === 0n ? Number.NaN : scratch.getFloat64(0), key.readUInt16BE(9)];
  return { double: double + rest, integer: () => BigInt(double) + BigInt(rest) };
}
