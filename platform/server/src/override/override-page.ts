import {
  type ComposedRemote,
  compositionElement,
  type PageComposition,
  type PreviewedRemote,
  pageCompositionSchema,
  parseSiteComposition,
  type SiteComposition,
  serialiseInline,
  siteCompositionPath,
  unreleasedVersion,
} from 'kit/contract/composition';
import { parseContract } from 'kit/contract/parse-contract';
import { policyHash } from 'kit/contract/policy-hash';
import { patternCovers } from 'kit/contract/route-pattern';
import { escapeHtml } from 'kit/http/escape-html';
import { type PagePosts, pagePostsElementId } from 'kit/posts/page-posts';
import * as v from 'valibot';

/**
 * Builds that replace remotes, by the remote's name: an entry on another origin of this machine, or that of a published
 * version, which this server has at a path of its own.
 */
export type Overrides = ReadonlyMap<string, Override>;

/**
 * @property version of a published version; absent for a build
 * @property previewed its own pages and parts; those of the live version where a build does not say
 */
export type Override = { entry: string; version?: string; previewed?: PreviewedRemote | undefined };

/**
 * A page in which some remotes are replaced: their entries changed and not pinned, their origins allowed by the
 * page's policy, and a badge that names them. The browser renders the page, because its HTML is from the replaced remotes.
 * @throws {ContractError} when the page carries no composition.
 */
export function overridePage(html: string, overrides: Overrides): string {
  const { start, end } = locateComposition(html);
  const composition = readComposition(html);
  const origins = [
    ...new Set([...overrides.values()].flatMap(({ entry, version }) => (version ? [] : [new URL(entry).origin]))),
  ].join(' ');
  // A published version comes from this server.
  const widen = (directive: string) => `${directive} 'self'${origins && ` ${origins}`}`;
  const root = '<div id="root">';
  const rootStart = html.indexOf(root) + root.length;
  const rootEnd = html.indexOf('<script type="application/json"', rootStart);
  const head = html
    .slice(0, rootStart)
    // Nothing that the browser could wait for before it paints is in this document.
    // Never slow: a page of the site has one.
    .replace(/<link rel="expect"[^>]*>/, '')
    // The styles of a build come with it: those of the same name would stand in for them.
    // Never slow: each stylesheet of a page of the site has its end.
    .replace(/<style data-href="([^".]+)[^"]*">.*?<\/style>/gs, (style, name: string) =>
      overrides.has(name) ? '' : style,
    )
    .replace(/content="(default-src[^"]*)"/, (_all, policy: string) => {
      const widened = policy
        .replace("script-src 'self'", widen('script-src'))
        .replace("style-src 'self'", `style-src 'self' ${policyHash(badgeStyle)}${origins && ` ${origins}`}`)
        .replace(/(connect|img|font|media)-src 'self'/g, `$&${origins && ` ${origins}`}`);
      return `content="${widened}"`;
    });
  return (
    head +
    `</div>${badge(overrides)}` +
    html.slice(rootEnd, start) +
    serialiseInline(replaceRemotes(composition, overrides)) +
    html.slice(end)
  );
}

/**
 * A page that the live site lacks and an override has, in the document of the site's page for what is not there; `undefined`
 * when none of them has it. Authored posts are only chosen for it when it is composed: until then it has none.
 * @param path of the page. @param text the composition of the site
 * @throws {ContractError} when that is damaged, or the document carries none.
 */
export function overrideMissing(
  { path, html, text }: { path: string; html: string; text: string },
  overrides: Overrides,
): string | undefined {
  const { remotes } = overrideComposition(text, overrides);
  const owner = remotes.find(({ isOverride, routes }) => isOverride && routes.some((route) => hasAddress(route, path)));
  if (!owner) return undefined;
  const { start, end } = locateComposition(html);
  const composition: PageComposition = { ...readComposition(html), remotes: [owner], page: { kind: 'client' } };
  const posts: PagePosts = { summaries: [] };
  const document =
    // The page brings a title of its own. Never slow: a page of the site has one, and its end.
    html.slice(0, start - compositionElement.before.length).replace(/<title>.*?<\/title>/s, '') +
    `<script type="application/json" id="${pagePostsElementId}">${serialiseInline(posts)}</script>` +
    compositionElement.before +
    serialiseInline(composition) +
    html.slice(end);
  return overridePage(document, overrides);
}

const hasAddress = ({ path, aliases = [] }: ComposedRemote['routes'][number], address: string) =>
  [path, ...aliases].some((pattern) => patternCovers(pattern, address));

/** Where a page carries its composition. */
function locateComposition(html: string): { start: number; end: number } {
  const start = html.indexOf(compositionElement.before) + compositionElement.before.length;
  return { start, end: html.indexOf(compositionElement.after, start) };
}

/** The composition that a page carries. @throws {ContractError} when it carries none. */
export function readComposition(html: string): PageComposition {
  const { start, end } = locateComposition(html);
  return parseContract(v.pipe(v.string(), v.parseJson(), pageCompositionSchema), html.slice(start, end), {
    code: 'invalid-composition',
    subject: 'the composition of a page',
    remedy: 'Compose the site again',
  });
}

/**
 * The composition of the site in which some remotes are replaced.
 * @throws {ContractError} when it is damaged.
 */
export function overrideComposition(text: string, overrides: Overrides): SiteComposition {
  const composition = parseSiteComposition(JSON.parse(text), siteCompositionPath);
  const live = new Set(composition.remotes.map(({ name }) => name));
  const added = [...overrides].flatMap(([name, { entry, previewed }]) =>
    previewed && !live.has(name) ? [{ ...previewed, entry, version: unreleasedVersion }] : [],
  );
  const remotes = [...composition.remotes, ...added].map((remote) => replace(remote, overrides));
  return { ...composition, remotes };
}

function replaceRemotes(composition: PageComposition, overrides: Overrides): PageComposition {
  const replaced = new Set(composition.remotes.filter(({ name }) => overrides.has(name)).map(({ entry }) => entry));
  return {
    ...composition,
    page: composition.page.kind === 'not-found' ? composition.page : { kind: 'client' },
    scripts: composition.scripts.filter(({ src }) => !isOfRemote(src, replaced)),
    remotes: composition.remotes.map((remote) => replace(remote, overrides)),
  };
}

function replace(remote: ComposedRemote, overrides: Overrides): ComposedRemote {
  const override = overrides.get(remote.name);
  if (override === undefined) return remote;
  const { integrity: _integrity, ...rest } = remote;
  const { entry, previewed } = override;
  // Its failures must not be counted for the release that it replaces.
  const version = override.version ?? unreleasedVersion;
  // Without parts of its own it has none, whatever the live version has.
  return { ...rest, ...(previewed && { parts: {}, ...previewed }), entry, version, isOverride: true };
}

/** Whether a script lies in the folder of one of the entries: `/assets/mfe-shop/<version>/…`. */
const isOfRemote = (src: string, entries: ReadonlySet<string>) =>
  [...entries].some((entry) => src.startsWith(entry.slice(0, entry.lastIndexOf('/') + 1)));

const badgeStyle =
  '#override-badge{position:fixed;left:1rem;bottom:1rem;z-index:100;padding:.5rem 1rem;border-radius:.5rem;background:#16181b;color:#fff;font:14px/1.4 system-ui,sans-serif}#override-badge a{color:#fdba74}';

/** Always visible, so that nobody takes an overridden page for the live one. */
const badge = (overrides: Overrides) =>
  `<style>${badgeStyle}</style><aside id="override-badge" aria-label="Overridden remotes">Overridden: ${[...overrides]
    .map(([name, { entry, version }]) =>
      escapeHtml(version === undefined ? `${name} from ${new URL(entry).origin}` : `${name}@${version}`),
    )
    .join(', ')} <a href="?override=">Remove</a></aside>`;
