import { mergeAttributes, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Heading } from '@tiptap/extension-heading';
import { Table } from '@tiptap/extension-table';
import { isFileName } from 'kit/posts/stored-file';
import { isPictureName } from 'kit/posts/stored-picture';
import { isWaitingName } from '../posts/waiting-name';
import type { EmbedKinds } from '../site/tool-site';

/** A heading, of level 2, or a subheading, of level 3 (specification §3). */
export const PostHeading = Heading.configure({ levels: [2, 3] });

/** Words of somebody, and whose they are. */
export const Quote = Blockquote.extend({
  content: 'paragraph+',
  addAttributes: () => ({
    source: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-source') ?? '',
      renderHTML: ({ source }) => (source ? { 'data-source': source } : {}),
    },
  }),
});

/** A table, and its caption. */
export const PostTable = Table.extend({
  addAttributes() {
    return { ...this.parent?.(), caption: attributeOf('data-caption', '') };
  },
});

/** A remark that stands out (specification §3): text with marks and line breaks. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [
    { tag: 'aside' },
    // The editor's own output: its text is in a box of its own.
    { tag: 'div[data-callout]', contentElement: (element) => element.querySelector('p') ?? element },
  ],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

/** A call to action (specification §3): text, and the address that it names. */
export const CallToActionNode = Node.create({
  name: 'cta',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    email: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-email') ?? '',
      renderHTML: ({ email }) => ({ 'data-email': email }),
    },
  }),
  parseHTML: () => [{ tag: 'p[data-email]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** A note to the text, and the name by which its sign leads to it: `1`. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ name: attributeOf('data-footnote', '') }),
  parseHTML: () => [{ tag: 'p[data-footnote]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** Something of the site. */
export const Embed = Node.create<{ embeds: EmbedKinds }>({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ embeds: {} }),
  addAttributes: () => ({ kind: { default: '' }, name: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      getAttrs: (element) => {
        const [kind, name] = element.getAttribute('data-embed')?.split(' ') ?? [];
        return kind && name ? { kind, name } : false;
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes: { kind, name, ...attributes } }) => [
    'figure',
    mergeAttributes(attributes, { 'data-embed': `${node.attrs['kind']} ${node.attrs['name']}` }),
  ],
});

/** A stored picture, or one that waits to be sent, and how it stands in the text. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  // A picture is dragged by its handle: its fields would not let a mouse select their text.
  draggable: false,
  addAttributes: () => ({
    picture: attributeOf('data-picture', ''),
    width: { ...attributeOf('data-width', 0), parseHTML: (element: HTMLElement) => sizeIn(element, 'data-width') },
    height: { ...attributeOf('data-height', 0), parseHTML: (element: HTMLElement) => sizeIn(element, 'data-height') },
    alt: attributeOf('data-alt', ''),
    isDecorative: {
      ...attributeOf('data-decorative', false),
      parseHTML: (element: HTMLElement) => element.hasAttribute('data-decorative'),
    },
    caption: attributeOf('data-caption', ''),
    layout: {
      ...attributeOf('data-layout', 'text'),
      parseHTML: (element: HTMLElement) => pictureLayout(element.getAttribute('data-layout')),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-picture]',
      getAttrs: (element) => {
        const name = element.getAttribute('data-picture') ?? '';
        return isPictureName(name) || isWaitingName(name) ? null : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
});

/** A stored file to download, or one that waits to be sent. */
export const FileNode = Node.create({
  name: 'file',
  group: 'block',
  atom: true,
  draggable: false,
  addAttributes: () => ({
    file: attributeOf('data-file', ''),
    name: attributeOf('data-name', ''),
    bytes: { ...attributeOf('data-bytes', 0), parseHTML: (element: HTMLElement) => sizeIn(element, 'data-bytes') },
    title: attributeOf('data-title', ''),
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-file]',
      getAttrs: (element) => {
        const name = element.getAttribute('data-file') ?? '';
        return isFileName(name) || isWaitingName(name) ? null : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes],
});

/** An attribute that is written into HTML where it says something. */
const attributeOf = <Value>(name: string, empty: Value) => ({
  default: empty,
  parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? empty,
  renderHTML: (attributes: Record<string, unknown>) => {
    const value = attributes[attributeNames[name] ?? ''];
    return value === empty ? {} : { [name]: value === true ? '' : String(value) };
  },
});

const attributeNames: Readonly<Record<string, string>> = {
  'data-footnote': 'name',
  'data-file': 'file',
  'data-name': 'name',
  'data-bytes': 'bytes',
  'data-title': 'title',
  'data-picture': 'picture',
  'data-width': 'width',
  'data-height': 'height',
  'data-alt': 'alt',
  'data-decorative': 'isDecorative',
  'data-caption': 'caption',
  'data-layout': 'layout',
};

const sizeIn = (element: HTMLElement, name: string) =>
  Number(/^\d{1,8}$/.exec(element.getAttribute(name) ?? '')?.[0] ?? 0);

/** How wide a picture stands in the text; as wide as it where nothing else is said. */
export const pictureLayout = (value: unknown): 'text' | 'wide' | 'full' =>
  value === 'wide' || value === 'full' ? value : 'text';

/** A stored block that this tool cannot edit. It can be moved and deleted, and is stored again as it was. */
export const UnknownBlock = Node.create({
  name: 'unknown',
  group: 'block',
  atom: true,
  draggable: true,
  // Never in HTML: a paste must not be able to set the stored block.
  addAttributes: () => ({ stored: { default: null, rendered: false } }),
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-unknown-block': '' })],
});
