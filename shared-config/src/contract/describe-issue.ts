import * as v from 'valibot';

/**
 * What a schema refuses first, as a reason: `field "routes.0.path": must be an absolute path`.
 * @param whole what stands for the field when the value as a whole is refused
 */
export function describeIssue(
  [issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
  whole = '(whole document)',
): string {
  return `field "${v.getDotPath(issue) ?? whole}": ${issue.message}`;
}
