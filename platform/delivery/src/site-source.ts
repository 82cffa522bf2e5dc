import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteDefinition, type SiteDefinition, scopeOf, siteDefinitionFile } from 'kit/contract/site-definition';
import * as v from 'valibot';
import { DeliveryError } from './delivery-error';
import { loadDefault } from './load-default';

/**
 * The site's definition as a checkout has it: the default export of `site.ts` of its shell.
 * @returns nothing where there is none, as in a team's own repository
 * @throws {DeliveryError | ContractError} when it does not load, or is no definition
 */
export function readCheckoutSite(root: string, hostName: string): SiteDefinition | undefined {
  const subject = `${hostName}/site.ts`;
  const file = join(root, subject);
  return existsSync(file)
    ? parseSiteDefinition(loadDefault({ root }, file, subject), file, 'Correct that field')
    : undefined;
}

/**
 * Scope of npm of the site's packages, where `RELEASE_SCOPE` names none: that of the checkout, else that of the site that is live here,
 * else the one that the commands were installed from.
 * @throws {DeliveryError} when nothing says it
 */
export function readScope({
  checkout,
  live,
  code,
}: {
  checkout?: SiteDefinition | undefined;
  live: string;
  code: string;
}) {
  const file = join(live, siteDefinitionFile);
  const definition =
    checkout ?? (existsSync(file) ? parseSiteDefinition(JSON.parse(readFileSync(file, 'utf8')), file) : undefined);
  if (definition) return scopeOf(definition);
  const { name } = v.parse(
    v.object({ name: v.string() }),
    JSON.parse(readFileSync(join(code, 'package.json'), 'utf8')),
  );
  const [, installed] = /^(@[^/]+)\//.exec(name) ?? [];
  if (installed !== undefined) return installed;
  throw new DeliveryError(
    'invalid-environment',
    'RELEASE_SCOPE',
    'it is not set, and neither a checkout nor a live site says which scope the packages have',
    'Set it to that scope, such as @company',
  );
}
