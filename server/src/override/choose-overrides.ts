import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Overrides } from './override-page';

/** Name of the cookie that keeps overrides until the browser is closed. */
const cookieName = 'override';

/** `mfe_products@http://localhost:3002`, several of them separated by commas; with a script's name, that entry. */
const overridePattern = /^([a-z][a-z0-9_]*)@(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[\w./-]*)?)$/;

/** Longest wait in ms for a teammate's manifest. */
const manifestTimeout = 2000;

const manifestSchema = v.object({ metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }) });

/**
 * The overrides of a request: those that its address names (an empty one removes all), else those of its session. Only
 * builds on this machine, and only in answers of this server, which is on this machine: never for visitors.
 */
export async function chooseOverrides(request: FastifyRequest, reply: FastifyReply): Promise<Overrides> {
  const asked = new URL(request.url, 'http://localhost').searchParams.get('override');
  const [, kept = ''] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(request.headers.cookie ?? '') ?? [];
  const text = asked ?? decodeURIComponent(kept);
  if (asked !== null) {
    const age = asked === '' ? '; Max-Age=0' : '';
    reply.header('Set-Cookie', `${cookieName}=${encodeURIComponent(asked)}; Path=/; SameSite=Strict; HttpOnly${age}`);
  }
  const found = text.split(',').flatMap((part) => {
    const [, name, address] = overridePattern.exec(part.trim()) ?? [];
    return name && address ? [{ name, address }] : [];
  });
  return new Map(await Promise.all(found.map(async ({ name, address }) => [name, await findEntry(address)] as const)));
}

/** The entry of a build: the address itself when it names a script, else what the manifest there says. */
async function findEntry(address: string): Promise<string> {
  if (address.endsWith('.js')) return address;
  const base = address.endsWith('/') ? address : `${address}/`;
  try {
    const response = await fetch(new URL('mf-manifest.json', base), { signal: AbortSignal.timeout(manifestTimeout) });
    const { metaData } = v.parse(manifestSchema, await response.json());
    return new URL(metaData.remoteEntry.name, base).href;
  } catch {
    // Not there: the page says so, as it does of every remote that does not load.
    return new URL('remoteEntry.js', base).href;
  }
}
