import {
  type ExtendedRegExpMatchArray,
  Extension,
  InputRule,
  mergeAttributes,
  nodeInputRule,
  textblockTypeInputRule,
} from '@tiptap/core';
import { CodeBlock } from '@tiptap/extension-code-block';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { ListKeymap } from '@tiptap/extension-list';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { documentExtensions } from '../document/extensions';
import { Callout, CallToActionNode, Embed, PostHeading, Quote, UnknownBlock } from '../document/nodes';
import type { Pictures } from '../pictures/pictures';
import type { EmbedKinds } from '../site/tool-site';
import { BesideBlocks } from './beside-blocks';
import { BlockControls } from './block-controls';
import styles from './body-editor.module.css';
import { codeSign } from './code-sign';
import { DragHandle } from './drag-handle';
import { EndsOfText } from './ends-of-text';
import { FileInEditor } from './file-view';
import { ParagraphInEditor, TaskItemInEditor } from './list-items';
import { callToActionView, quoteView, showEmbeds, unknownBlockView } from './node-views';
import { PictureInEditor } from './picture-view';
import { SignsInBlocks } from './signs-in-blocks';
import { TableInEditor } from './table-keys';
import { textbox } from './textbox';
import { TypedLink } from './typed-link';

const EmbedInEditor = Embed.extend({
  addNodeView() {
    return showEmbeds(this.options.embeds);
  },
});

/** The nodes that have fields or keys of their own in the editor, or are fields themselves. */
const nodesInEditor = [
  PostHeading.extend({
    renderHTML: ({ node, HTMLAttributes }) => [
      node.attrs['level'] === 2 ? 'h2' : 'h3',
      HTMLAttributes,
      ['span', { class: styles.line, ...textbox(node.attrs['level'] === 2 ? 'Heading' : 'Sub Heading') }, 0],
    ],
  }),
  Callout.extend({
    renderHTML: ({ HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, { 'data-callout': '' }),
      ['p', { class: styles.twoLines, ...textbox('Callout') }, 0],
    ],
  }),
  CallToActionNode.extend({ addNodeView: () => callToActionView }),
  Quote.extend({ addNodeView: () => quoteView }),
  EmbedInEditor,
  UnknownBlock.extend({ addNodeView: () => unknownBlockView }),
  CodeBlock.extend({
    renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
      'pre',
      mergeAttributes(HTMLAttributes, attrs['language'] ? { 'data-language': attrs['language'] } : {}),
      ['code', attrs['language'] ? { class: `language-${attrs['language']}` } : {}, 0],
    ],
    addInputRules() {
      const { type } = this;
      const getAttributes = ([, language]: ExtendedRegExpMatchArray) => ({ language: language ?? null });
      return [textblockTypeInputRule({ find: codeSign, type, getAttributes })];
    },
  }),
  HorizontalRule.extend({
    // Tiptap's own makes one at the third hyphen: the space or Enter that follows would be left in the text behind it.
    addInputRules() {
      return [nodeInputRule({ find: /^(?:---|___|\*\*\*)\s$/, type: this.type })];
    },
  }),
  PictureInEditor,
  FileInEditor,
  ParagraphInEditor,
  TaskItemInEditor,
  TableInEditor,
];

const otherNodes = documentExtensions.filter(({ name }) => nodesInEditor.every((node) => node.name !== name));

/**
 * A step of undo ends with a word; the history itself ends one after half a second's rest. Typing over a selection is a step of its own,
 * too, however fast it comes. Not in `beforeinput`: there the editor may not know yet where the caret has gone, and a transaction would
 * take it back.
 */
const WordSteps = Extension.create({
  name: 'wordSteps',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, from, to, text) => {
          if (!view.composing && (from !== to || /\s/.test(text))) view.dispatch(closeHistory(view.state.tr));
          return false;
        },
      },
    }),
  ],
});

/** `- [ ] `: the hyphen has made a list by then, so the item becomes a task. */
const TasksInLists = Extension.create({
  name: 'tasksInLists',
  addInputRules: () => [
    new InputRule({
      find: /^\[( |x|X)?\]\s$/,
      handler: ({ state, range, chain }) => {
        const { $from } = state.selection;
        if ($from.node(-1)?.type.name !== 'listItem') return null;
        chain().deleteRange(range).toggleList('taskList', 'taskItem').run();
        return undefined;
      },
    }),
  ],
});

/** Enter in a cell begins a line, as a cell has one paragraph. */
const LinesInCells = Extension.create({
  name: 'linesInCells',
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => (editor.isActive('table') ? editor.commands.setHardBreak() : false),
  }),
});

/** How many steps can be undone. */
const maxSteps = 500;

/** The document's extensions with all that the editor does with it. */
export const editorExtensions = [
  ...otherNodes,
  ...nodesInEditor,
  // The form undoes what was typed in the body and in the fields, in their order: no key is bound here.
  UndoRedo.extend({ addKeyboardShortcuts: () => ({}) }).configure({ depth: maxSteps }),
  Dropcursor.configure({ color: false, class: styles.dropMark ?? '' }),
  Gapcursor,
  ListKeymap,
  WordSteps,
  TasksInLists,
  LinesInCells,
  SignsInBlocks,
  TypedLink,
  EndsOfText,
  BlockControls,
  BesideBlocks,
  DragHandle,
];

/** The extensions of an editor whose pictures are kept somewhere, and whose posts can show embeds of the site. */
export const extensionsWith = (pictures: Pictures | undefined, embeds: EmbedKinds) =>
  editorExtensions.map((extension) => {
    if (extension === PictureInEditor) return PictureInEditor.configure({ pictures });
    if (extension === FileInEditor) return FileInEditor.configure({ pictures });
    return extension === EmbedInEditor ? EmbedInEditor.configure({ embeds }) : extension;
  });
