import * as v from 'valibot';

/** Schema of a BLOB: the driver gives a single row's as a buffer, and those of many rows as bare memory. */
export const bytesSchema = v.union([
  v.instance(Buffer),
  v.pipe(
    v.instance(ArrayBuffer),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
]);
