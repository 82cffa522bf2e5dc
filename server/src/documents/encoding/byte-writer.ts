/** A growing buffer. */
export type ByteWriter = {
  readonly length: number;
  byte: (value: number) => void;
  bytes: (source: Uint8Array) => void;
  /** Writes 64 bits, big-endian. */
  wide: (value: bigint) => void;
  /** Copies a part of what was written. */
  slice: (from: number, to: number) => Buffer;
};

/** An empty writer. */
export function createByteWriter(): ByteWriter {
  let buffer = Buffer.allocUnsafe(256);
  let length = 0;
  const reserve = (size: number) => {
    if (length + size <= buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, length + size));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  };
  return {
    get length() {
      return length;
    },
    byte: (value) => {
      reserve(1);
      buffer[length] = value;
      length += 1;
    },
    bytes: (source) => {
      reserve(source.length);
      buffer.set(source, length);
      length += source.length;
    },
    wide: (value) => {
      reserve(8);
      buffer.writeBigUInt64BE(value, length);
      length += 8;
    },
    slice: (from, to) => Buffer.from(buffer.subarray(from, to)),
  };
}
