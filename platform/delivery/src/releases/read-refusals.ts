import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../files/read-json';
import type { Workspace } from '../workspace';

const refusalSchema = v.object({
  /** ISO time. */
  at: v.string(),
  /** The published version that was refused; absent when none came of the sources. */
  version: v.optional(v.string()),
  /** Code of the error, and the first line of its message, with the one that it announces. */
  code: v.string(),
  reason: v.string(),
  who: v.optional(v.string()),
});

/** A release or promotion that was refused. */
export type Refusal = v.InferOutput<typeof refusalSchema>;

/** The file that has them. */
export const refusalsFile = ({ releases }: Workspace, name: string) => join(releases, name, 'refusals.json');

/** The refused releases of a package, the newest first. */
export const readRefusals = async (workspace: Workspace, name: string): Promise<readonly Refusal[]> =>
  (await readJson(refusalsFile(workspace, name), v.array(refusalSchema))) ?? [];
