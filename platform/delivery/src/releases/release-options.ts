import type { Candidate, ComposeSettings } from '../compose/site-inputs';
import type { AuditNote } from '../registry/registry';

/** How packages are released. */
export type ReleaseOptions = Pick<ComposeSettings, 'posts' | 'reportProgress'> & {
  /** Whether the versions go live; else they are only published. */
  promotes: boolean;
  /** Checks that are made first; none when absent. */
  checks?: ReleaseChecks | undefined;
  /** Called with the versions that would go live, before they are checked and do. @throws {DeliveryError} when they are not meant to. */
  confirm?: ((replaced: readonly ReplacedVersion[]) => Promise<void>) | undefined;
  /** The note of the release in the history. */
  note?: AuditNote | undefined;
  /** Origin that its browser files are served from; the site's own when absent. */
  origin?: string | undefined;
};

/** Which of the checks are made that a release may leave out. */
type ReleaseChecks = {
  /** Types, and the linter's findings. */
  source: boolean;
  /** Its pages, in a browser. */
  inBrowser: boolean;
  /** Neither whether it comes from an older commit than the live version, nor whether its links lead somewhere. */
  isAnyway: boolean;
};

/** A version that would go live, and the one in whose place; of a package that was never live there is none. */
export type ReplacedVersion = Candidate & {
  live?: { version: string; commit: string | undefined } | undefined;
  /** When it was rolled back, if nothing went live since (ISO 8601). */
  rolledBackAt?: string | undefined;
};
