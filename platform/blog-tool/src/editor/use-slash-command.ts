import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { bars } from './bars';

/**
 * Where a slash is in the editor's box, in px; whether there is more room above it than below; and how much there is, clear of the
 * bars.
 */
export type SlashPlace = { left: number; top: number; bottom: number; isLow: boolean; room: number };

/** A slash before the caret, what was typed after it, and where it stands in the document and in the editor's box. */
export type SlashCommand = { typed: string; from: number; to: number; at: SlashPlace };

/** The slash command that is being typed: a slash at the beginning of a word, and letters behind it. */
export function useSlashCommand(editor: Editor): { command: SlashCommand | undefined; close: () => void } {
  /** Where a slash was that somebody has closed the menu of. */
  const [closed, setClosed] = useState<number>();
  const found = useEditorState({ editor, selector: ({ editor: current }) => findCommand(current), equalityFn: isSame });
  if (!found && closed !== undefined) setClosed(undefined);
  const command = found && found.from !== closed && editor.isFocused ? withPlace(editor, found) : undefined;
  return { command, close: () => setClosed(found?.from) };
}

type Found = { typed: string; from: number; to: number };

function findCommand({ state: { selection } }: Editor): Found | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const [, typed] = /(?:^|\s)\/(\p{L}*)$/u.exec(before) ?? [];
  return typed === undefined ? undefined : { typed, from: $from.pos - typed.length - 1, to: $from.pos };
}

const isSame = (one: Found | undefined, other: Found | undefined | null) =>
  one?.from === other?.from && one?.to === other?.to && one?.typed === other?.typed;

function withPlace({ view }: Editor, found: Found): SlashCommand {
  const caret = view.coordsAtPos(found.from);
  const box = view.dom.getBoundingClientRect();
  const [above, below] = [caret.top - bars.top, window.innerHeight - bars.bottom - caret.bottom];
  const isLow = above > below;
  return {
    ...found,
    at: {
      left: caret.left - box.left,
      top: caret.top - box.top,
      bottom: caret.bottom - box.top,
      isLow,
      room: isLow ? above : below,
    },
  };
}
