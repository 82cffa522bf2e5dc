import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameCommand } from 'kit/presets/command-line/name-command';
import type { KeptError } from './error-store';
import type { KnownNames } from './known-names';

/** The text that the federation runtime puts around its reasons: its name and codes, its arguments, and where its manual is. */
const boilerplate =
  /\[ Federation Runtime \]: |#(RUNTIME|TYPE)-\d+|^args: \{.*\}$|^View the docs .*$|^Original Error Message:$/gm;

/** How the runtime says that a script did not come: it does not know why. */
const withoutScript =
  // Never slow: a message has at most 2,000 characters.
  /(?:Failed to load script resources\. )?ScriptNetworkError: Failed to load script ("[^"]*") - [^()]*\([^()]*\)/g;

/** A file of a release, as it is addressed. */
const assetPath = /\/assets\/([a-z0-9-]+)\/([0-9a-f]{16})\/[\w.@~+-]+/;

/**
 * The message of a failure for its team, without what the list shows beside it, and without the general words of the runtime. For a file
 * that the site does not have it says so, and how to bring it back.
 */
export function describeMessage(
  { remote, version, team, message }: KeptError,
  { packages }: Pick<KnownNames, 'packages'>,
  site: string,
): string {
  const name = `${remote}@${version} (team ${team}): `;
  const own = message.startsWith(name) ? message.slice(name.length) : message;
  const plain = own
    .replaceAll(boilerplate, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(withoutScript, '$1 did not come')
    .replaceAll(/ (?=[.,])/g, '')
    .trim();
  const [path, ofRemote, ofVersion] = assetPath.exec(plain) ?? [];
  if (path === undefined || !existsSync(site) || existsSync(join(site, path))) return plain;
  const isLive = packages.some((one) => one.name === ofRemote && one.version === ofVersion);
  const remedy = isLive ? `"${nameCommand('compose')}" writes it again` : 'this version is not live';
  return `${plain} (HTTP 404, the site has no such file: ${remedy})`;
}
