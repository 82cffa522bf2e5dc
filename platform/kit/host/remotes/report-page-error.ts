import type { PageComposition } from '../../contract/composition';
import { hostTeam } from '../../contract/remote-name';
import { remoteInUse } from './federation';
import { describeError, postReport } from './send-error-report';

/** Package and version, as they stand in the address of a script of the site. */
const scriptOf = /\/assets\/([a-z0-9-]+)\/([0-9a-f]{16})\//;

/**
 * Reports an error that nobody caught, or that React recovered from, as one of the package whose script is the first that the
 * trace names. One without a script of the site, such as that of a browser extension, is nobody's and is not reported.
 * @param place an address or a trace to read besides the error's own
 */
export function reportPageError({ shell, remotes }: PageComposition, error: unknown, place = ''): void {
  const trace = `${place}\n${error instanceof Error ? error.stack : ''}`;
  const [, name, version] = scriptOf.exec(trace) ?? [];
  if (!name || !version) return;
  const remote = remoteInUse(name) ?? remotes.find((one) => one.name === name);
  const team = remote?.team ?? (version === shell ? hostTeam : '');
  void postReport(describeError({ name, version: remote?.isOverride ? remote.version : version, team }, error, trace));
}
