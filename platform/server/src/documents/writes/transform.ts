import * as v from 'valibot';
import { type Spend, weightOf } from '../call-cost';
import { compareText, compareValues } from '../values/compare-values';
import { clampInteger, type DocumentValue, itemsOf, toDouble } from '../values/document-value';
import { fieldPathSchema } from '../values/field-path';
import { documentValueSchema } from '../values/parse-value';

const arraySchema = v.object({ values: v.optional(v.array(documentValueSchema), []) });
const numberSchema = v.pipe(
  documentValueSchema,
  v.check((value) => numberOf(value) !== null, 'Only a number can be added or compared'),
);

/** Schema of a change that depends on the stored value (google.firestore.v1.DocumentTransform.FieldTransform). */
export const transformSchema = v.union([
  v.strictObject({ fieldPath: fieldPathSchema, setToServerValue: v.literal('REQUEST_TIME') }),
  v.strictObject({ fieldPath: fieldPathSchema, increment: numberSchema }),
  v.strictObject({ fieldPath: fieldPathSchema, maximum: numberSchema }),
  v.strictObject({ fieldPath: fieldPathSchema, minimum: numberSchema }),
  v.strictObject({ fieldPath: fieldPathSchema, appendMissingElements: arraySchema }),
  v.strictObject({ fieldPath: fieldPathSchema, removeAllFromArray: arraySchema }),
]);

/** A change that depends on the stored value. */
export type Transform = v.InferOutput<typeof transformSchema>;

/** The number of an integer or a double; `null` for anything else. Integers beyond 2^53 are rounded. */
function numberOf(value: DocumentValue | undefined): number | null {
  if (value && 'integerValue' in value) return Number(value.integerValue);
  if (value && 'doubleValue' in value) return Number(value.doubleValue);
  return null;
}

/** A text that is the same for equal values, such as 3 and 3.0, or maps whose fields are in another order. */
function identityOf(value: DocumentValue): string {
  if ('integerValue' in value) return value.integerValue;
  if ('doubleValue' in value) {
    const number = Number(value.doubleValue);
    return Number.isInteger(number) ? String(BigInt(number)) : String(number);
  }
  if ('arrayValue' in value) return `array(${itemsOf(value).map(identityOf).join()})`;
  if (!('mapValue' in value)) return JSON.stringify(value);
  const fields = Object.entries(value.mapValue.fields ?? {}).sort(([a], [b]) => compareText(a, b));
  return `map(${fields.map(([name, inner]) => `${JSON.stringify(name)}:${identityOf(inner)}`).join()})`;
}

/** The value after a transform. If the stored value has another type, a number becomes the operand, an array the elements. */
export function applyTransform(
  transform: Transform,
  current: DocumentValue | undefined,
  requestTime: string,
  spend: Spend,
): DocumentValue {
  if ('setToServerValue' in transform) return { timestampValue: requestTime };
  if ('increment' in transform) return add(current, transform.increment);
  if ('maximum' in transform) return extreme(current, transform.maximum, 1);
  if ('minimum' in transform) return extreme(current, transform.minimum, -1);
  const items = current ? itemsOf(current) : [];
  const { values: operands } =
    'appendMissingElements' in transform ? transform.appendMissingElements : transform.removeAllFromArray;
  spend(2 * weightOf({ arrayValue: { values: [...items, ...operands] } }));
  const values = 'appendMissingElements' in transform ? append(items, operands) : without(items, operands);
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

/** Adds two numbers: integers exactly, limited to 64 bits; with a double, as doubles. */
function add(current: DocumentValue | undefined, operand: DocumentValue): DocumentValue {
  const [left, right] = [numberOf(current), numberOf(operand)];
  if (!current || left === null || right === null) return operand;
  if ('integerValue' in current && 'integerValue' in operand) {
    return { integerValue: String(clampInteger(BigInt(current.integerValue) + BigInt(operand.integerValue))) };
  }
  return { doubleValue: toDouble(left + right) };
}

/** The larger or smaller number. Of two equal ones, the stored one; NaN is preferred to every number. */
function extreme(current: DocumentValue | undefined, operand: DocumentValue, sign: 1 | -1): DocumentValue {
  const stored = numberOf(current);
  if (!current || stored === null || Number.isNaN(numberOf(operand))) return operand;
  if (Number.isNaN(stored)) return current;
  return compareValues(current, operand) * sign >= 0 ? current : operand;
}
