import { parseSiteComposition, type SiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { fetchWithin, textOf } from 'kit/http/fetch-within';
import { refuseTakenRemote, type WantedRemote } from './describe-owner';

/** How long in ms the site may take to answer. */
const patience = 5_000;

/** A composition has some kB for each remote. */
const largestComposition = 16 * 2 ** 20;

/**
 * Refuses a name, or a page, that another team has in the site. Nothing is installed yet that could read what is live in the
 * registry, and the site says as much to everybody.
 * @param site where visitors find it, and variables that say where what is live is known
 * @returns why nothing could be compared, if the site does not answer
 * @throws {DeliveryError} `name-taken`
 */
export async function refuseTakenInSite(
  { origin, settings }: { origin: string; settings: Readonly<Record<string, string>> },
  wanted: WantedRemote,
): Promise<string | undefined> {
  const base = settings['DOCUMENTS_ORIGIN'] ?? origin;
  const address = new URL((settings['RELEASE_BASE_PATH'] ?? '/') + siteCompositionPath.slice(1), base).href;
  let remotes: SiteComposition['remotes'];
  try {
    const answer = await fetchWithin(address, { bytes: largestComposition, time: patience });
    ({ remotes } = parseSiteComposition(JSON.parse(textOf(answer)), address));
  } catch {
    return `Warning: ${address} does not say which names and pages are taken; "npm run dev ${wanted.name}" compares with what is live`;
  }
  refuseTakenRemote(
    remotes.map((remote) => ({ ...remote, remote: remote.name })),
    wanted,
  );
  return undefined;
}
