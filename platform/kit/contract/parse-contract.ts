import * as v from 'valibot';
import { ContractError, type ContractErrorCode } from './contract-error';
import { describeIssue } from './describe-issue';

/**
 * Parses data from outside against a contract schema.
 * @throws {ContractError} naming `subject`, the first wrong field and what is wrong with it.
 */
export function parseContract<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  at: { code: ContractErrorCode; subject: string; remedy: string },
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new ContractError(at.code, at.subject, describeIssue(result.issues), at.remedy);
}
