import type { SiteDefinition } from 'kit/contract/site-definition';
import { escapeHtml } from 'kit/http/escape-html';
import type { Block } from 'kit/posts/block';
import { footnoteId } from 'kit/posts/footnote-address';
import { mailAddress } from 'kit/posts/mail-address';
import { type NestedList, nestEntries } from 'kit/posts/nest-entries';
import type { PagePost } from 'kit/posts/page-post';
import { parseRichText, type RichTextNode } from 'kit/posts/parse-rich-text';
import type { PublishedPicture } from 'kit/posts/published-picture';
import { entriesOf, type PlainTextBlock, richTextOf } from 'kit/posts/read-block';
import { describeFile, linkToFile } from 'kit/posts/show-file';
import { filesOfPicture } from 'kit/posts/show-picture';

/**
 * The text of a post as HTML for other programs, which know neither the styles nor the address of the site.
 * @param address of the post's page, complete: every link and picture is named in full
 * @param embeds what of the site a post may show @param basePath below which the site is on its host
 */
export function writePostHtml(
  { content: blocks, pictures = [] }: Pick<PagePost, 'content' | 'pictures'>,
  address: string,
  embeds: SiteDefinition['embeds'],
  basePath = '',
): string {
  const complete = (path: string) => new URL(path.startsWith('/') ? basePath + path : path, address).href;
  const resolve = (path: string) => escapeHtml(complete(path));
  const write = (block: Block) =>
    block.type === 'picture' ? writePicture(block, pictures, resolve) : writeBlock(block, resolve, embeds);
  return blocks.map(write).filter(Boolean).join('\n');
}

/** Makes an address complete, for an attribute. */
type Resolve = (path: string) => string;

/** In the one file that every reader of feeds shows. */
function writePicture(
  { picture: name, alt = '', isDecorative, caption }: PictureBlock,
  pictures: readonly PublishedPicture[],
  resolve: Resolve,
): string {
  const picture = pictures.find((one) => one.name === name);
  const file = picture && filesOfPicture(picture).at(-1);
  if (!picture || file === undefined) return '';
  const { width, height } = picture;
  const image = `<img src="${resolve(`/media/${file}`)}" width="${width}" height="${height}" alt="${isDecorative ? '' : escapeHtml(alt)}">`;
  return `<figure>${image}${caption ? `<figcaption dir="auto">${writeText(caption)}</figcaption>` : ''}</figure>`;
}

type PictureBlock = Extract<Block, { type: 'picture' }>;

function writeBlock(block: Exclude<Block, PictureBlock>, resolve: Resolve, embeds: SiteDefinition['embeds']): string {
  switch (block.type) {
    case 'paragraph':
      return writeParagraphs(block.content, resolve);
    case 'heading':
      return `<h2 dir="auto">${writeMarked(block, resolve)}</h2>`;
    case 'subheading':
      return `<h3 dir="auto">${writeMarked(block, resolve)}</h3>`;
    case 'callout':
      return `<aside dir="auto"><p>${writeMarked(block, resolve)}</p></aside>`;
    case 'cta': {
      const link = block.email && ` <a href="${escapeHtml(mailAddress(block.email))}">${escapeHtml(block.email)}</a>`;
      return `<p dir="auto">${writeMarked(block, resolve)}${link}</p>`;
    }
    case 'list': {
      const entries = entriesOf(block);
      if (entries) return writeLists(nestEntries(entries), resolve);
      return `<ul dir="auto">${block.items.map((item) => `<li>${writeText(item)}</li>`).join('')}</ul>`;
    }
    case 'quote': {
      const source = block.source ? `<p dir="auto">— ${writeText(block.source)}</p>` : '';
      return `<blockquote>${writeParagraphs(block.content, resolve)}${source}</blockquote>`;
    }
    case 'code':
      return `<pre dir="ltr"><code>${escapeHtml(block.content)}</code></pre>`;
    case 'table':
      return writeTable(block, resolve);
    case 'divider':
      return '<hr>';
    case 'footnote':
      return `<p id="${escapeHtml(footnoteId(block.name))}" dir="auto"><sup>${escapeHtml(block.name)}</sup> ${writeInline(block.content, resolve)}</p>`;
    case 'embed':
      return writeEmbed(block, resolve, embeds);
    case 'file':
      return `<p dir="auto"><a href="${resolve(linkToFile(block))}">${escapeHtml(describeFile(block))}</a></p>`;
  }
}

/** Plain text; a line break in it is one. */
const writeText = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function writeMarked(block: PlainTextBlock, resolve: Resolve): string {
  const html = richTextOf(block);
  return html === undefined ? writeText(block.content) : writeInline(html, resolve);
}

/** Rich text with paragraphs. Text that was not sanitised is written as plain characters, as on the page. */
function writeParagraphs(html: string, resolve: Resolve): string {
  const nodes = parseRichText(html);
  if (!nodes) return `<p dir="auto">${escapeHtml(html)}</p>`;
  const hasParagraphs = nodes.some((node) => typeof node !== 'string' && node.tag === 'p');
  return hasParagraphs ? writeNodes(nodes, resolve) : `<p dir="auto">${writeNodes(nodes, resolve)}</p>`;
}

function writeInline(html: string, resolve: Resolve): string {
  const nodes = parseRichText(html);
  return nodes ? writeNodes(nodes, resolve) : escapeHtml(html);
}

function writeNodes(nodes: readonly RichTextNode[], resolve: Resolve): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      if (node.tag === 'br') return '<br>';
      const attributes = node.tag === 'a' ? ` href="${resolveLink(node.href, resolve)}"` : '';
      const direction = node.tag === 'p' ? ' dir="auto"' : '';
      return `<${node.tag}${attributes}${direction}>${writeNodes(node.children, resolve)}</${node.tag}>`;
    })
    .join('');
}

/** A link that is no address leads where it says, which is nowhere. */
const resolveLink = (href: string, resolve: Resolve) =>
  URL.canParse(href, 'https://site.example') ? resolve(href) : escapeHtml(href);

const writeLists = (lists: readonly NestedList[], resolve: Resolve): string =>
  lists
    .map(({ marker, start, items }) => {
      const rows = items.map(({ entry, lists: below }) => {
        const box = entry.marker === 'task' ? (entry.isDone ? '☑ ' : '☐ ') : '';
        return `<li>${box}${writeInline(entry.text, resolve)}${writeLists(below, resolve)}</li>`;
      });
      const tag = marker === 'number' ? 'ol' : 'ul';
      const first = start === undefined || tag === 'ul' ? '' : ` start="${start}"`;
      return `<${tag}${first} dir="auto">${rows.join('')}</${tag}>`;
    })
    .join('');

function writeTable({ rows, hasHeader, caption }: Extract<Block, { type: 'table' }>, resolve: Resolve): string {
  const written = rows.map(({ cells }, place) => {
    const tag = hasHeader && place === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}>${writeInline(cell, resolve)}</${tag}>`).join('')}</tr>`;
  });
  const name = caption ? `<caption>${writeText(caption)}</caption>` : '';
  return `<table dir="auto">${name}${written.join('')}</table>`;
}

/** A film or page of the site that a post embeds is a link with a picture: no reader of feeds shows a film reliably. One that the site has no more is left out. */
function writeEmbed(
  { kind, name }: Extract<Block, { type: 'embed' }>,
  resolve: Resolve,
  embeds: SiteDefinition['embeds'],
): string {
  const ofKind = Object.hasOwn(embeds, kind) ? (embeds[kind] ?? {}) : {};
  const shown = Object.hasOwn(ofKind, name) ? ofKind[name] : undefined;
  if (!shown) return '';
  const { link, picture, title } = shown;
  return `<p><a href="${resolve(link)}"><img src="${resolve(picture)}" alt=""><br>${escapeHtml(title)}</a></p>`;
}
