import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseHost } from 'shared-config/http/host';
import * as v from 'valibot';
import { readCookie, setCookie } from '../http/cookies';
import type { Overrides } from './override-page';

/** Name of the cookie that keeps overrides until the browser is closed. */
const cookieName = 'override';

/** `mfe_products@http://localhost:3002`, several of them separated by commas; with a script's name, that entry. */
const overridePattern = /^([a-z][a-z0-9_]*)@(https?:\/\/[\w.:[\]-]+(?:\/[\w./-]*)?)$/;

/** Longest wait in ms for a teammate's manifest. */
const manifestTimeout = 2000;

const manifestSchema = v.object({ metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }) });

/** What comes of the overrides that a request names or keeps. */
export type ChosenOverrides = { kind: 'chosen'; overrides: Overrides } | { kind: 'refused'; message: string };

/**
 * The overrides of a request: those that its address names (an empty one removes all), else those of its session. Only
 * builds on this machine, and only for staff: whoever calls this has seen to that. A link on a page of another site
 * chooses none, and neither does a browser that does not say where a link was.
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

/** A remote's federation name and where its build is; nothing unless that is on this machine. */
function parseOverride(text: string): { name: string; address: URL }[] {
  const [, name, address] = overridePattern.exec(text.trim()) ?? [];
  if (!name || !address || !URL.canParse(address)) return [];
  const url = new URL(address);
  return parseHost(url.host)?.isLoopback ? [{ name, address: url }] : [];
}

/** The entry of a build: the address itself when it names a script, else what the manifest there says. */
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
    // Not there: the page says so, as it does of every remote that does not load.
  }
  return new URL('remoteEntry.js', base).href;
}
