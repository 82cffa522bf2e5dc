import type * as v from 'valibot';
import { useQuery } from '../query/use-query';
import { readWritten, useQueryForm, type Written } from '../query/use-query-form';
import { type Reading, readFigures } from './figure-field';

/**
 * A calculator whose fields stand in the query: what was entered as understood, the properties of its form, and the query
 * that shows somebody else the same result. The page is prerendered with the example.
 */
export function useCalculator<Name extends string, Values>(
  schema: v.GenericSchema<unknown, Values>,
  example: Written<Name>,
): { reading: Reading<Values>; form: ReturnType<typeof useQueryForm<Name>>; query: string } {
  const [search, change] = useQuery();
  const written = readWritten(search, example);
  // All of them, so that the address says the same should the example change.
  const ask = (asked: Written<Name>) =>
    change(Object.fromEntries(Object.entries<string>(asked).map(([name, value]) => [name, [value]])));
  return {
    reading: readFigures(schema, written),
    form: useQueryForm(written, example, ask),
    query: String(new URLSearchParams(written)),
  };
}
