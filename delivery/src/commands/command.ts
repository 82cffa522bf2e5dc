import type { Workspace } from '../workspace';

/** What a verb has to tell: data for `--json`, lines for people. */
export type VerbAnswer = {
  data: unknown;
  lines: readonly string[];
  /** What whoever called should know besides; on the error output. */
  warnings?: readonly string[];
  /** 0 unless said. */
  exitCode?: number;
};

/** One thing that the release desk does. */
export type Verb = {
  /** Its words after the name. */
  words: string;
  /** One line for the list of verbs. */
  summary: string;
  /** Flags that it takes, with what each means. */
  flags?: Readonly<Record<string, string>>;
  /** Options that it takes with a value, with what each means. */
  options?: Readonly<Record<string, string>>;
  run: (call: VerbCall) => Promise<VerbAnswer | undefined>;
};

/** A verb's call, parsed: unknown flags and options were refused before. */
export type VerbCall = {
  workspace: Workspace;
  words: readonly string[];
  has: (flag: string) => boolean;
  option: (name: string) => string | undefined;
};
