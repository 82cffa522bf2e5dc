import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** A page that is left asks for nothing more, and the SDK writes that to the console. */
export const leavingMessages = /@firebase\/firestore|[dD]rafts? .*could not be (loaded|deleted)/;

/** The contents of the clipboard from a program. */
type Copied = { html?: string; text: string };

/** Uses a tab as somebody who writes posts. */
export function useWriter(tab: Tab) {
  const { press } = tab;

  const readBlocks = () =>
    tab.evaluate(() => {
      const blocks = [...(document.querySelector('[contenteditable][aria-label=Body]')?.children ?? [])];
      return blocks.map(({ localName, textContent }) => ({ tag: localName, text: textContent ?? '' }));
    });
  const untilBlocks = (expected: readonly string[], what: 'tag' | 'text' = 'text') =>
    expect.poll(async () => (await readBlocks()).map((block) => block[what])).toEqual(expected);
  const untilBodyFocused = () =>
    tab.until('the body has the focus', () =>
      tab.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Body'),
    );
  const isDisabled = (name: string) =>
    tab.evaluate(
      (label) => [...document.querySelectorAll('button')].find((one) => one.textContent === label)?.disabled,
      name,
    );

  return {
    readBlocks,
    untilBlocks,
    untilBodyFocused,
    /** Begins a post and comes to its text by Enter. */
    begin: async (title: string) => {
      await tab.open('/native-blogs');
      await tab.click('button', 'New Blog Post');
      await tab.fill('Title', title);
      await press('Enter');
      await untilBodyFocused();
    },
    /** Moves the caret, or what is selected, by a key. Browsers tell the page of it in a task of its own, which fast hands overtake. */
    move: async (...keys: Parameters<Tab['press']>) => {
      await press(...keys);
      await setTimeout(100);
    },
    /** Undoes step by step, a word at a time, until the body has these blocks. @param maxSteps how many there may be */
    undoTo: async (expected: readonly string[], maxSteps = 20) => {
      const isThere = async () =>
        JSON.stringify((await readBlocks()).map(({ text }) => text)) === JSON.stringify(expected);
      for (let step = 0; step < maxSteps && !(await isThere()); step += 1) await press('z', 'Control');
      await untilBlocks(expected);
    },
    /** Copies as another program would, and pastes: both by the engine's own clipboard. */
    paste: async ({ html = '', text }: Copied) => {
      await tab.evaluate(
        (copiedHtml, copiedText) => {
          const copy = (event: ClipboardEvent) => {
            event.preventDefault();
            event.stopImmediatePropagation();
            if (copiedHtml) event.clipboardData?.setData('text/html', copiedHtml);
            event.clipboardData?.setData('text/plain', copiedText);
          };
          addEventListener('copy', copy, { capture: true, once: true });
        },
        html,
        text,
      );
      await press('c', 'Control');
      await press('v', 'Control');
      // A key right behind a long paste overtakes the caret, which Chromium then puts at the end of what was pasted.
      await setTimeout(300);
    },
    /** Composes at the caret, by the input method of the driver or by the events of one. */
    compose: async (states: readonly string[], composed: string) => {
      if (tab.compose) return tab.compose(states, composed);
      let before = 0;
      for (const [index, state] of [...states, composed].entries()) {
        await tab.evaluate(composeState, state, before, index === 0, index === states.length);
        before = state.length;
      }
    },
    /** Undoes all there is, or does all of it again. @returns after how many steps */
    goThrough: async (way: 'Undo' | 'Redo') => {
      let steps = 0;
      for (; steps < 200 && !(await isDisabled(way)); steps += 1) {
        await (way === 'Undo' ? press('z', 'Control') : press('z', 'Control', 'Shift'));
      }
      return steps;
    },
    /** Waits until this browser has kept a text. */
    untilKept: (text: string) =>
      tab.until(`“${text}” is kept`, () =>
        tab.evaluate((words) => Object.values(window.localStorage).some((kept) => kept.includes(words)), text),
      ),
    /** Saves, and comes to the list. */
    save: async (title: string) => {
      await tab.click('main button[type=submit]');
      await tab.see('main [role=status]', `“${title}” is saved`);
    },
  };
}

/**
 * Runs in the page: one step of an input method, with the events of browsers. They change the text themselves, and a page that got no event
 * of a change reads it from there.
 */
function composeState(text: string, before: number, isFirst: boolean, isLast: boolean): void {
  const target = document.activeElement;
  const selection = getSelection();
  const node = selection?.anchorNode;
  if (!target || !selection || !(node instanceof Text)) throw new Error('There is no text to compose in');
  const tell = (type: string, data: string) =>
    target.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, cancelable: true }));
  if (isFirst) tell('compositionstart', '');
  const begin = selection.anchorOffset - before;
  tell('compositionupdate', text);
  node.replaceData(begin, before, text);
  selection.collapse(node, begin + text.length);
  const input = { inputType: 'insertCompositionText', data: text, isComposing: true, bubbles: true };
  target.dispatchEvent(new InputEvent('input', input));
  if (isLast) tell('compositionend', text);
}
