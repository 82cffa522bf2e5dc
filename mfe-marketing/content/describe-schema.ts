import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/**
 * A schema as editors read it, in JSON Schema: names, kinds, choices and descriptions of fields. Rules that only this code can check, such
 * as that a picture exists, is left out.
 */
export const describeSchema = (schema: v.GenericSchema): string =>
  `${JSON.stringify(toJsonSchema(schema, { ignoreActions: ['check', 'raw_check'] }), null, 2)}\n`;
