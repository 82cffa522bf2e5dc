import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { reservedPrefix } from 'kit/contract/reserved-path';
import { decodePath } from '../../compose/plan/decode-path';
import { pageFile } from '../../compose/plan/page-file';
import type { PlannedPage } from '../../compose/plan/planned-page';
import { refuseFindings } from '../../delivery-error';
import { hostName } from '../../workspace';
import type { RenderedPage } from './check-heads';
import { sourceOf } from './select-pages';

/** Where links may lead, and which of them count. */
export type LinkTargets = {
  /** Every page of the site, also those that it does without for now. */
  planned: readonly Pick<PlannedPage, 'location' | 'file'>[];
  /** Addresses that redirect. */
  redirects: readonly string[];
  /** Under which the public site is known. */
  origin: string;
  /** Folder of the composed site, with its other files. */
  folder: string;
  /** The packages that are released: links of others are theirs to correct. */
  released: readonly string[];
  /** Addresses that are given up with this release: nothing may link there any more, whoever has the page. */
  givenUp: readonly string[];
};

/** The paths that the server answers itself. */
const answered = ['/forms', '/v1'];

/**
 * Refuses pages with a link to an address of the site that no remote has. A link in the frame of a page is the shell's, one in a part
 * of another remote that remote's.
 * @param pages of the whole site where an address is given up, so they may be read one by one
 * @throws {DeliveryError} naming each page, its file and the link.
 */
export async function checkLinks(
  pages: Iterable<RenderedPage> | AsyncIterable<RenderedPage>,
  targets: LinkTargets,
): Promise<void> {
  const files = new Set(targets.planned.map(({ file }) => file));
  const addresses = new Set([...targets.planned.map(({ location }) => pathOf(location)), ...targets.redirects]);
  const isThere = (path: string) =>
    addresses.has(path) ||
    files.has(pageFile(path)) ||
    path.startsWith(reservedPrefix) ||
    answered.some((address) => path === address || path.startsWith(`${address}/`)) ||
    statSync(join(targets.folder, path), { throwIfNoEntry: false })?.isFile() === true;
  // A link in the frame is on every page, and is reported once.
  const told = new Set<string>();
  const found: string[] = [];
  for await (const { page, html } of pages)
    for (const { of, path } of listLinks(html, page, targets.origin)) {
      if (!targets.released.includes(of) && !targets.givenUp.includes(path)) continue;
      const key = of === hostName ? path : `${page.location} ${path}`;
      if (told.has(key) || isThere(path)) continue;
      told.add(key);
      found.push(`${of === hostName ? hostName : sourceOf(page.owner)}: ${page.location} links to ${path}`);
    }
  refuseFindings(
    'link-leads-nowhere',
    found,
    'No remote has that address: correct the link, or have its page released first or in the same command',
  );
}

/** A link to an address of the site, and the package that it is part of. */
type Link = { of: string; path: string };

function listLinks(html: string, { location, owner, parts = [], posts }: PlannedPage, origin: string): Link[] {
  const links: Link[] = [];
  let isInMain = false;
  /** The remote whose part one is in, and how many elements of it are open. */
  let part = { remote: owner?.remote, depth: 0 };
  const parser = new Parser({
    onopentag: (element, { href, 'data-slot': slot }) => {
      if (element === 'main') isInMain = true;
      const filled = parts.find((one) => one.slot === slot);
      if (filled) part = { remote: filled.remote, depth: 1 };
      else if (part.depth > 0) part.depth += 1;
      if (element !== 'a' || href === undefined) return;
      // Links that an author has written are not the release's.
      if (isInMain && posts?.post) return;
      const path = addressOf(href, location, origin);
      if (path !== undefined) links.push({ of: (isInMain && part.remote) || hostName, path });
    },
    onclosetag: (element) => {
      if (element === 'main') isInMain = false;
      if (part.depth === 0) return;
      part.depth -= 1;
      if (part.depth === 0) part.remote = owner?.remote;
    },
  });
  parser.end(html);
  return links;
}

/** The path that a link leads to; `undefined` when it leads to another site, or is none. */
function addressOf(href: string, location: string, origin: string): string | undefined {
  if (!URL.canParse(href, origin + location)) return undefined;
  const target = new URL(href, origin + location);
  if (target.origin !== origin) return undefined;
  return decodePath(target.pathname).replace(/(?<=[^/])\/+$/, '');
}

const pathOf = (location: string) => location.replace(/\?.*/, '');
