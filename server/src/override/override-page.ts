import {
  type ComposedRemote,
  compositionElement,
  type PageComposition,
  pageCompositionSchema,
  parseSiteComposition,
  serialiseInline,
  siteCompositionPath,
  unreleasedVersion,
} from 'shared-config/contract/composition';
import { parseContract } from 'shared-config/contract/parse-contract';
import { policyHash } from 'shared-config/contract/policy-hash';
import * as v from 'valibot';
import { escapeHtml } from '../http/escape-html';

/**
 * Builds that replace remotes, by the remote's name: an entry on another origin of this machine, or that of a published
 * version, which this server has at a path of its own.
 */
export type Overrides = ReadonlyMap<string, Override>;

/** @property version of a published version; absent for a build */
export type Override = { entry: string; version?: string };

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
    .replace(/<link rel="expect"[^>]*>/, '')
    // The styles of a build come with it: those of the same name would stand in for them.
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
export function overrideComposition(text: string, overrides: Overrides): string {
  const composition = parseSiteComposition(JSON.parse(text), siteCompositionPath);
  return JSON.stringify({ ...composition, remotes: composition.remotes.map((remote) => replace(remote, overrides)) });
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
  // Its failures must not be counted for the release that it replaces.
  return { ...rest, entry: override.entry, version: override.version ?? unreleasedVersion, isOverride: true };
}

/** Whether a script lies in the folder of one of the entries: `/assets/mfe-products/<version>/…`. */
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
