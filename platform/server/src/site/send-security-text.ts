import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { renewSecurityText, securityTextPath, securityTextType } from 'kit/contract/security-text';
import { headersOf } from 'kit/contract/site-headers';
import { systemErrorCode } from 'kit/contract/system-error-code';
import type { Site } from './read-site';

/**
 * Sends `security.txt` as it was composed, holding from now on: a server may hand out the same site for years.
 * @returns `undefined` for a site that has none, as one composed by an earlier version
 */
export async function sendSecurityText(reply: FastifyReply, site: Site): Promise<FastifyReply | undefined> {
  try {
    const text = await readFile(join(site.folder, securityTextPath), 'utf8');
    return reply
      .headers(headersOf(site.index.headers, securityTextPath))
      .header('Cache-Control', 'no-cache')
      .type(securityTextType)
      .send(renewSecurityText(text, Date.now()));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
