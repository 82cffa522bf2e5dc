import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseHost } from 'shared-config/http/host';
import * as v from 'valibot';
import { readCookie, setCookie } from '../http/cookies';
import type { Overrides } from './override-page';

/** Name of the cookie that keeps overrides until the browser is closed. */
const cookieName = 'override';

/** `mfe_products@http://localhost:3002`, several of them separated by commas; with a script's name, that entry. */
const overridePattern = /^([a-z][a-z0-9_]*)@(https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?)$/;

/** How long (ms) to wait for a teammate's manifest. */
const manifestTimeout = 2000;

const manifestSchema = v.object({ metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }) });

/** The overrides of a request, or why they are refused. */
export type ChosenOverrides = { kind: 'chosen'; overrides: Overrides } | { kind: 'refused'; message: string };

/**
 * The overrides of a request: those in its query (an empty one removes all), otherwise those of its cookie. Only
 * builds on this machine are used. For staff alone, which the caller has checked. A link on a page of another site
 * is refused, and so is a browser that does not send `Sec-Fetch-Site`.
 */
export async function chooseOverrides(request: FastifyRequest, reply: FastifyReply): Promise<ChosenOverrides> {
  const asked = new URL(request.url, 'http://localhost').searchParams.get('override');
  if (asked !== null) {
    if (!/^(same-origin|none)$/.test(String(request.headers['sec-fetch-site']))) {
      return { kind: 'refused', message: 'An override is not taken from a link. Type or paste the address' };
    }
    setCookie(reply, cookieName, asked, { sameSite: 'strict', ...(asked === '' ? { maxAge: 0 } : {}) });
  }
  const found = (asked ?? readCookie(request.headers.cookie, cookieName) ?? '').split(',').flatMap(parseOverride);
  const entries = await Promise.all(found.map(async ({ name, address }) => [name, await findEntry(address)] as const));
  return { kind: 'chosen', overrides: new Map(entries) };
}

/** A remote's federation name and the address of its build; empty unless that is on this machine. */
function parseOverride(text: string): { name: string; address: URL }[] {
  const [, name, address] = overridePattern.exec(text.trim()) ?? [];
  if (!name || !address || !URL.canParse(address)) return [];
  const url = new URL(address);
  return parseHost(url.host)?.isLoopback ? [{ name, address: url }] : [];
}

/** The entry of a build: the address itself if it is a script, otherwise the entry that the manifest names. */
async function findEntry(address: URL): Promise<string> {
  if (address.pathname.endsWith('.js')) return address.href;
  const base = address.href.endsWith('/') ? address.href : `${address.href}/`;
  try {
    const response = await fetch(new URL('mf-manifest.json', base), {
      // A redirect could lead to another machine.
      redirect: 'error',
      signal: AbortSignal.timeout(manifestTimeout),
    });
    const { metaData } = v.parse(manifestSchema, await response.json());
    const entry = new URL(metaData.remoteEntry.name, base);
    if (entry.origin === address.origin) return entry.href;
  } catch {
    // The page reports it, as any remote that does not load.
  }
  return new URL('remoteEntry.js', base).href;
}
