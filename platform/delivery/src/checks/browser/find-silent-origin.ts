/** The message of the browser, not the page, about a request that failed; the address is in the text where it has quotes. */
const ofBrowser = /^(?:Failed to load resource: |(?:Access to \w+ at|WebSocket connection to) '([^']*)')/;

/**
 * The origin of another API that did not answer, or refuses this site, if that is what a browser writes to the console. The page may
 * do without it; if it does not, it throws, which is another message.
 * @param url where the message comes from: the address that was asked for, or the script that asked
 * @param origins those that pages may fetch from
 */
export function findSilentOrigin(text: string, url: string, origins: readonly string[]): string | undefined {
  const found = ofBrowser.exec(text);
  const address = found?.[1] ?? url;
  return found && URL.canParse(address) ? origins.find((origin) => new URL(address).origin === origin) : undefined;
}
