import { useQuery } from 'kit/page/use-query';
import { useUnits } from 'shared-ui/units/use-units';
import * as v from 'valibot';
import { type FormValues, mapFields, readFormValues } from '../query/form-values';
import { toQuery, toShown } from '../query/quantities';
import { normaliseNumber } from '../query/read-number';
import { useQueryForm } from '../query/use-query-form';

/** A field of a calculator: its initial value, and the error in the entered text. */
export type DescribedField<Name extends string = string> = { name: Name; initial: string; error: string | undefined };

/** How the fields of a calculator are read, by their names: a number, or a choice whose unknown values are the example's. */
type FieldSchemas = Readonly<Record<string, v.GenericSchema<unknown, string | number>>>;

/**
 * The values of a calculator, and the properties of its form. The HTML has the example; the query's values show once it is hydrated.
 * @param distances fields in m in the query, and in the visitor's units on the page
 */
export function useCalculator<Schemas extends FieldSchemas>(
  schema: v.GenericSchema<unknown, { [Name in keyof Schemas]: v.InferOutput<Schemas[Name]> }> & { entries: Schemas },
  example: FormValues<keyof Schemas & string>,
  distances: readonly (keyof Schemas & string)[] = [],
) {
  type Name = keyof Schemas & string;
  const [search, change] = useQuery();
  const asked = readFormValues<Name>(search, example);
  const texts = mapFields<Name, string>(asked, (name) => readField(schema.entries[name], asked[name]));
  const units = useUnits();
  const show = (name: Name, text: string) => (distances.includes(name) ? toShown('distance', text, units) : text);
  const read = (name: Name, text: string) =>
    distances.includes(name) ? toQuery('distance', text, units) : normaliseNumber(text);
  const { output, issues } = v.safeParse(schema, texts, { abortPipeEarly: true });
  return {
    /** The entered values, as understood; `null` while a field makes no sense. */
    values: issues ? null : output,
    describe: (name: Name): DescribedField<Name> => ({
      name,
      initial: example[name],
      error: issues?.find((issue) => v.getDotPath(issue) === name)?.message,
    }),
    // All of them, so that the address says the same should the example change.
    form: useQueryForm(texts, example, change, { show, read }),
    /** Shows somebody else the same result. */
    query: String(new URLSearchParams(texts)),
  };
}

/** The value of a field for a text: the choice that is made of it, or the text. */
function readField(schema: FieldSchemas[string] | undefined, text: string): string {
  const read = schema && v.safeParse(schema, text);
  if (read?.success && typeof read.output === 'string') return read.output;
  return text;
}
