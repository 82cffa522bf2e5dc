import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewedRemoteSchema } from 'kit/contract/composition';
import { fetchWithin, textOf } from 'kit/http/fetch-within';
import { parseHost } from 'kit/http/host';
import { findNearest } from 'kit/presets/command-line/find-nearest';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import { readCookie, setCookie } from '../http/cookies';
import { isOpenedOrUnknown } from '../http/purpose';
import { isToken } from '../listeners/staff-token';
import type { Override, Overrides } from './override-page';
import type { PublishedVersions } from './published-versions';

/** Name of the cookie that keeps overrides until the browser is closed, or the server ends. */
const cookieName = 'override';

/** The seal of a cookie's value, by which a server knows that it has set it. */
export type Seal = (text: string) => string;

/** Cookies know no ports: a page of another server of this machine can set this one, too, but not seal it. */
export function createSeal(): Seal {
  const key = randomBytes(32);
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Reads the overrides in the cookie of a request, if this server has set it. */
function readKept(header: string | undefined, sealOf: Seal): string | undefined {
  const [, seal = '', kept = ''] = /^([\w-]*)\.(.*)$/s.exec(readCookie(header, cookieName) ?? '') ?? [];
  return isToken(seal, sealOf(kept)) ? kept : undefined;
}

/** `mfe-shop@…`: a remote, and its replacement. */
const overridePattern = /^([\w-]+)@(\S+)$/;
/** `http://localhost:3002`; with a script's name, that entry. */
const addressPattern = /^https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?$/;
/** A published version, or its first digits. */
const versionPattern = /^[0-9a-f]{1,16}$/;

/** How long (ms) to wait for a teammate's manifest. */
const manifestTimeout = 2000;

/** A manifest has some kB for each page. */
const largestManifest = 4 * 2 ** 20;

/** How many versions a message lists. */
const maxListed = 5;

/** `preview` and the presets describe the remote of a build; the manifest of another bundler does not. */
const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }),
  remote: v.optional(previewedRemoteSchema),
});

/** The remotes and versions that overrides can name. */
export type Overridable = {
  /** Names of the remotes of the live site. */
  remotes: readonly string[];
  versions: PublishedVersions;
};

/** The overrides of a request, or why they are refused. */
export type ChosenOverrides =
  | { kind: 'chosen'; overrides: Overrides }
  | { kind: 'refused'; status: 400 | 403; message: string };

/** One part of an override as read, or why it is refused. */
type ReadOverride = { name: string; override: Override } | { problem: string };

/**
 * The overrides of a request: those in its query (an empty one removes all), otherwise those of its cookie. Only published versions, and
 * builds on this machine, are used. For staff alone, which the caller has checked. A link on a page of another site is refused, and so is
 * an image or a frame of a page, and a browser that does not send `Sec-Fetch-Site`; and what does not exist is, with what was probably
 * meant. Overrides in a cookie that no longer exist are ignored.
 */
export async function chooseOverrides(
  request: FastifyRequest,
  reply: FastifyReply,
  sealOf: Seal,
  findOverridable: () => Promise<Overridable>,
): Promise<ChosenOverrides> {
  // Not every target is a URL: one that begins with two slashes may name no host.
  const asked = new URLSearchParams(/\?(.*)/s.exec(request.url)?.[1]).get('override');
  if (asked !== null && !/^(same-origin|none)$/.test(String(request.headers['sec-fetch-site']))) {
    return { kind: 'refused', status: 403, message: explainForeign(request.headers['sec-fetch-site']) };
  }
  if (asked !== null && !isOpenedOrUnknown(request.headers)) {
    return { kind: 'refused', status: 403, message: 'An override is taken from the address of a page alone.' };
  }
  const wanted = asked ?? readKept(request.headers.cookie, sealOf) ?? '';
  const parts = wanted
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const overridable = parts.length > 0 ? await findOverridable() : undefined;
  const read = overridable ? await Promise.all(parts.map((part) => readOverride(part, overridable))) : [];
  const overrides = new Map(read.flatMap((one) => ('problem' in one ? [] : [[one.name, one.override] as const])));
  if (asked === null) return { kind: 'chosen', overrides };
  const problems = read.flatMap((one) => ('problem' in one ? [one.problem] : []));
  if (problems.length > 0) return { kind: 'refused', status: 400, message: problems.join(' ') };
  setCookie(reply, cookieName, `${sealOf(asked)}.${asked}`, {
    sameSite: 'strict',
    ...(asked === '' ? { maxAge: 0 } : {}),
  });
  return { kind: 'chosen', overrides };
}

const explainForeign = (site: unknown) =>
  site === undefined
    ? 'An override is taken only where a header, Sec-Fetch-Site, says that no other site asks for it. Browsers send it; with curl, add -H "Sec-Fetch-Site: none".'
    : 'An override is not taken from a link. Type or paste the address.';

async function readOverride(text: string, { remotes, versions }: Overridable): Promise<ReadOverride> {
  const [, name, chosen] = overridePattern.exec(text) ?? [];
  if (name === undefined || chosen === undefined) {
    return { problem: `“${text}” is no override. Write <remote>@<version>, or <remote>@<address of a build>.` };
  }
  const isLive = remotes.includes(name);
  // A remote that was never live has its published versions, and the builds that name it.
  const unknown = { problem: explainUnknownRemote(name, remotes) };
  if (!isLive && versionPattern.test(chosen) && (await versions.list(name, '')).length === 0) return unknown;
  if (versionPattern.test(chosen)) return findPublished(name, chosen, versions);
  if (!addressPattern.test(chosen) || !URL.canParse(chosen)) {
    return {
      problem: `“${chosen}” is neither a version of ${name}, 16 hexadecimal digits, nor the address of a build.`,
    };
  }
  const address = new URL(chosen);
  if (!parseHost(address.host)?.isLoopback) {
    return { problem: `The build of ${name} at ${address.origin} is not taken: only builds on this machine are.` };
  }
  const override = await readBuild(address);
  return isLive || override.previewed?.name === name ? { name, override } : unknown;
}

function explainUnknownRemote(name: string, remotes: readonly string[]): string {
  const meant = findNearest(name, remotes);
  const remedy = meant === undefined ? `There are ${remotes.join(', ')}.` : `Did you mean ${meant}?`;
  return `There is no remote ${name} in this site. ${remedy}`;
}

async function findPublished(name: string, beginning: string, versions: PublishedVersions): Promise<ReadOverride> {
  const found = await versions.list(name, beginning);
  const [version] = found;
  if (version !== undefined && found.length === 1) {
    return { name, override: { ...(await versions.describe(name, version)), version } };
  }
  if (found.length > 1)
    return { problem: `${found.length} versions of ${name} begin with ${beginning}: ${found.join(', ')}.` };
  const all = await versions.list(name, '');
  const meant = findNearest(beginning, all);
  const remedy =
    meant === undefined
      ? `"${nameCommand(`releases ${name}`)}" lists them${all.length > 0 ? `: ${all.slice(0, maxListed).join(', ')}${all.length > maxListed ? ' …' : ''}` : ''}.`
      : `Did you mean ${meant}?`;
  return { problem: `There is no version ${beginning} of ${name}. ${remedy}` };
}

/** A build: the address itself is its entry if it is a script, otherwise its manifest names that, and its pages. */
async function readBuild(address: URL): Promise<Override> {
  if (address.pathname.endsWith('.js')) return { entry: address.href };
  const base = address.href.endsWith('/') ? address.href : `${address.href}/`;
  try {
    const answer = await fetchWithin(
      new URL('mf-manifest.json', base),
      { bytes: largestManifest, time: manifestTimeout },
      // A redirect could lead to another machine.
      { redirect: 'error' },
    );
    const { metaData, remote } = v.parse(manifestSchema, JSON.parse(textOf(answer)));
    const entry = new URL(metaData.remoteEntry.name, base);
    if (entry.origin === address.origin) return { entry: entry.href, previewed: remote };
  } catch {
    // The page reports it, as any remote that does not load.
  }
  return { entry: new URL('remoteEntry.js', base).href };
}
