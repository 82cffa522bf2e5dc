import * as v from 'valibot';
import { compareValues, encodeValue } from '../encoding/encode-value';
import { clampInteger, type DocumentValue, doubleValue } from '../values/document-value';
import { parseFieldPath } from '../values/field-path';
import { documentValueSchema } from '../values/parse-value';

const fieldPath = v.pipe(v.string(), v.transform(parseFieldPath));
const arraySchema = v.object({ values: v.optional(v.array(documentValueSchema), []) });
const numberSchema = v.pipe(
  documentValueSchema,
  v.check((value) => numberOf(value) !== null, 'Only a number can be added or compared'),
);

/** Schema of a change that depends on the value that is there (google.firestore.v1.DocumentTransform.FieldTransform). */
export const transformSchema = v.union([
  v.strictObject({ fieldPath, setToServerValue: v.literal('REQUEST_TIME') }),
  v.strictObject({ fieldPath, increment: numberSchema }),
  v.strictObject({ fieldPath, maximum: numberSchema }),
  v.strictObject({ fieldPath, minimum: numberSchema }),
  v.strictObject({ fieldPath, appendMissingElements: arraySchema }),
  v.strictObject({ fieldPath, removeAllFromArray: arraySchema }),
]);

/** A change that depends on the value that is there. */
export type Transform = v.InferOutput<typeof transformSchema>;

/** A number of either kind; `null` for anything else. An integer beyond 2^53 is rounded. */
function numberOf(value: DocumentValue | undefined): number | null {
  if (value && 'integerValue' in value) return Number(value.integerValue);
  if (value && 'doubleValue' in value) return Number(value.doubleValue);
  return null;
}

/** Values do not change, and a commit may append to one long array again and again. */
const identities = new WeakMap<DocumentValue, string>();

function identityOf(value: DocumentValue): string {
  const known = identities.get(value);
  if (known !== undefined) return known;
  const identity = encodeValue(value).toString('latin1');
  identities.set(value, identity);
  return identity;
}

/** The value after a transform. On anything but a number, an operand that is one wins; on anything but an array, the elements. */
export function applyTransform(
  transform: Transform,
  current: DocumentValue | undefined,
  requestTime: string,
): DocumentValue {
  if ('setToServerValue' in transform) return { timestampValue: requestTime };
  if ('increment' in transform) return add(current, transform.increment);
  if ('maximum' in transform) return extreme(current, transform.maximum, 1);
  if ('minimum' in transform) return extreme(current, transform.minimum, -1);
  const items = current && 'arrayValue' in current ? (current.arrayValue.values ?? []) : [];
  const values =
    'appendMissingElements' in transform
      ? append(items, transform.appendMissingElements.values)
      : without(items, transform.removeAllFromArray.values);
  return { arrayValue: values.length > 0 ? { values } : {} };
}

function append(items: readonly DocumentValue[], added: readonly DocumentValue[]): DocumentValue[] {
  const known = new Set(items.map(identityOf));
  const missing = added.filter((value) => {
    const identity = identityOf(value);
    const isMissing = !known.has(identity);
    known.add(identity);
    return isMissing;
  });
  return [...items, ...missing];
}

function without(items: readonly DocumentValue[], removed: readonly DocumentValue[]): DocumentValue[] {
  const unwanted = new Set(removed.map(identityOf));
  return items.filter((value) => !unwanted.has(identityOf(value)));
}

/** Integers are added exactly, and stop at the ends of 64 bits; with a double, both are doubles. */
function add(current: DocumentValue | undefined, operand: DocumentValue): DocumentValue {
  const [left, right] = [numberOf(current), numberOf(operand)];
  if (!current || left === null || right === null) return operand;
  if ('integerValue' in current && 'integerValue' in operand) {
    return { integerValue: String(clampInteger(BigInt(current.integerValue) + BigInt(operand.integerValue))) };
  }
  return doubleValue(left + right);
}

/** Of two equal numbers the stored one stays; NaN beats every number. */
function extreme(current: DocumentValue | undefined, operand: DocumentValue, sign: 1 | -1): DocumentValue {
  const stored = numberOf(current);
  if (!current || stored === null || Number.isNaN(numberOf(operand))) return operand;
  if (Number.isNaN(stored)) return current;
  return compareValues(current, operand) * sign >= 0 ? current : operand;
}
