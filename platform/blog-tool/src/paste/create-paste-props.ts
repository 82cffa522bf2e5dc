import { closeHistory } from '@tiptap/pm/history';
import { type ResolvedPos, Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { insertPictures } from '../document/insert-pictures';
import { lastFootnote } from '../document/last-footnote';
import { takeIn } from '../pictures/insertable';
import type { Pictures } from '../pictures/pictures';
import { hasTooManyBlocks, isTooMuchHtml, isTooMuchText, tooMuch } from './bounds';
import { cleanOwnHtml, isOwnHtml } from './clean-own-html';
import { isPictureAlone } from './parse-pasted-html';
import { itemAt, placeSlice } from './place-slice';
import { type PastePlace, readPastedHtml } from './read-pasted-html';
import { readPlainText, readRows, writeRows } from './read-plain-text';
import { isMarkdown } from './recognise-markdown';
import { rememberCopies } from './remember-copies';
import { writePlainText } from './write-plain-text';

/** Takes in pictures; each function returns the name that stands for one until it is stored. */
type TakePictures = Pick<Pictures, 'add' | 'addFrom'>;

/**
 * The props of the editor that handle a paste: ProseMirror places what they return.
 * @param tell is called with every paste, with the names of what was dropped
 * @param pictures takes in the pictures among it; without it they are dropped
 */
export function createPasteProps(tell: (dropped: string[]) => void, pictures?: TakePictures): EditorProps {
  let dropped: string[] = [];
  const onPaste = (names: string[]) => {
    dropped = names;
    tell(names);
  };
  /** The source that ProseMirror has just read. */
  let source: 'own' | 'html' | 'text' | 'plain' = 'html';
  const copies = rememberCopies();
  /** The blocks copied here that the clipboard's HTML does not express. */
  let kept: Slice | undefined;
  /** Whether what ProseMirror has just read is more than is taken. */
  let isRefused = false;
  const refuse = () => {
    isRefused = true;
    onPaste([tooMuch]);
  };

  const takeFiles = (view: EditorView, files: readonly File[], at?: number) => {
    if (!pictures) return;
    insertPictures(view, takeIn(pictures, files), at);
    onPaste([]);
  };

  return {
    handleDOMEvents: {
      copy: copies.keep,
      cut: copies.keep,
      paste: (view) => {
        source = 'html';
        isRefused = false;
        // A paste is a step of undo of its own.
        endStep(view);
        queueMicrotask(() => endStep(view));
        return false;
      },
    },
    transformPastedHTML: (html, view) => {
      isRefused = false;
      if (isTooMuchHtml(html)) {
        refuse();
        return '';
      }
      source = isOwnHtml(html) ? 'own' : 'html';
      const place = placeOf(view.state.selection.$from);
      if (source === 'own' && (place.kind !== 'lines' || /<table\b/i.test(html))) {
        kept = copies.find(html, view.state.doc);
        onPaste(kept ? [] : unknownIn(html));
        return cleanOwnHtml(html);
      }
      const read = readPastedHtml(html, place, pictures?.addFrom);
      onPaste([...read.dropped, ...unknownIn(html)]);
      return read.html;
    },
    transformPasted: (slice) => {
      const whole = kept ?? slice;
      kept = undefined;
      if (!isRefused && hasTooManyBlocks(whole)) refuse();
      return isRefused ? Slice.empty : whole;
    },
    clipboardTextSerializer: (slice, { state }) => writePlainText(slice, state.selection.$from),
    clipboardTextParser: (text, $context, isPlain) => {
      source = isPlain ? 'plain' : 'text';
      isRefused = false;
      if (isTooMuchText(text)) {
        refuse();
        return Slice.empty;
      }
      onPaste([]);
      return readPlainText(text, $context, placeOf($context));
    },
    handlePaste: (view, event, slice) => {
      const { $from } = view.state.selection;
      const data = event.clipboardData;
      const text = data?.getData('text/plain') ?? '';
      const html = data?.getData('text/html') ?? '';
      const files = filesOf(data);
      // A picture that is copied alone comes with its address as well: the file is there already.
      if (pictures && files.length > 0 && (!html || isPictureAlone(html))) {
        takeFiles(view, files);
        return true;
      }
      if (isRefused) return true;
      if ($from.parent.type.spec.code) onPaste(unknownIn(html));
      if ($from.parent.type.spec.code || source === 'own' || source === 'plain') return false;
      const language = languageOf(data?.getData('vscode-editor-data'));
      if (language !== undefined && language !== 'markdown') return false;
      const rows = html ? undefined : readRows(text);
      if (rows) return view.pasteHTML(writeRows(rows));
      if (isMarkdown(html, text)) {
        if (isTooMuchText(text)) refuse();
        else
          void pasteMarkdown(view, text).then((names) => {
            if (names.length > 0) onPaste([...dropped, ...names]);
          });
        return true;
      }
      if (slice.size === 0) {
        if (data && data.files.length > 0 && !html) onPaste(['a picture or file']);
        return true;
      }
      if (isInTable(view.state)) {
        if (slice.content.firstChild?.type.name.startsWith('table')) {
          const before = textsOfCells(view);
          const caption = slice.content.firstChild.attrs['caption'];
          if (caption) onPaste([...dropped, `the caption “${caption}”`]);
          // ProseMirror puts cells over those at the caret as soon as this has returned.
          queueMicrotask(() => {
            const after = new Set(textsOfCells(view));
            const gone = before.filter((text) => !after.has(text));
            if (gone.length > 0)
              onPaste([...dropped, `the text of the cells: ${gone.map((text) => `“${text}”`).join(', ')}`]);
          });
        }
        return false;
      }
      // Text joins text by itself, and an address becomes the link of selected text.
      if (slice.content.childCount === 1 && slice.content.firstChild?.type.name === 'paragraph') return false;
      if (slice.content.firstChild?.isInline) return false;
      placeSlice(view, slice);
      return true;
    },
    handleDrop: (view, event, _slice, isMoved) => {
      const files = filesOf(event.dataTransfer);
      if (isMoved || !pictures || files.length === 0) return false;
      event.preventDefault();
      takeFiles(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  };
}

const filesOf = (data: DataTransfer | null | undefined): File[] => Array.from(data?.files ?? []);

/** The content that fits at a position: a cell has one paragraph. */
function placeOf($from: ResolvedPos): PastePlace {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (/^table/.test($from.node(depth).type.name)) return { kind: 'lines' };
  const item = itemAt($from);
  return item ? { kind: 'items', marker: item.type.name === 'taskItem' ? 'task' : 'bullet' } : { kind: 'blocks' };
}

/** Blocks of ours that HTML does not say, in words. */
function unknownIn(html: string): string[] {
  const { length } = html.match(/<div data-unknown-block\b/g) ?? [];
  if (length === 0) return [];
  return [length === 1 ? 'a block that this tool cannot edit' : `${length} blocks that this tool cannot edit`];
}

/** The texts of the document's cells. */
function textsOfCells({ isDestroyed, state }: EditorView): string[] {
  const texts: string[] = [];
  if (isDestroyed) return texts;
  state.doc.descendants((node) => {
    if (/^table(Cell|Header)$/.test(node.type.name) && node.textContent) texts.push(node.textContent);
    return !node.isTextblock;
  });
  return texts;
}

function endStep(view: EditorView): void {
  if (!view.isDestroyed) view.dispatch(closeHistory(view.state.tr));
}

/** Pasting Markdown is rare: its parser is fetched when it happens. @returns what of it is a sign of another dialect, in words */
async function pasteMarkdown(view: EditorView, text: string): Promise<string[]> {
  const { writeMarkdownHtml } = await import('./write-markdown-html');
  if (view.isDestroyed) return [];
  const written = writeMarkdownHtml(text, lastFootnote(view.state.doc));
  endStep(view);
  view.pasteHTML(written.html);
  endStep(view);
  return written.dropped;
}

/** The language of code from VS Code. */
function languageOf(data: string | undefined): string | undefined {
  return /"mode"\s*:\s*"([^"]+)"/.exec(data ?? '')?.[1];
}
