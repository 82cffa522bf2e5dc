import * as v from 'valibot';

/** Schema of a BLOB: the driver returns a Buffer for a single row and an ArrayBuffer for several. */
export const bytesSchema = v.union([
  v.instance(Buffer),
  v.pipe(
    v.instance(ArrayBuffer),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
]);
