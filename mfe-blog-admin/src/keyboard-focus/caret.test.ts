import { placeCaret, readCaret, textEnd, wholeText } from './caret';

/** A box with rich text. */
function show(...paragraphs: (string | 'br')[][]): HTMLElement {
  const box = document.createElement('div');
  box.tabIndex = 0;
  for (const parts of paragraphs) {
    const paragraph = document.createElement('p');
    for (const part of parts) {
      if (part === 'br') paragraph.append(document.createElement('br'));
      else {
        const mark = document.createElement('strong');
        mark.append(part);
        paragraph.append(mark);
      }
    }
    box.append(paragraph);
  }
  document.body.replaceChildren(box);
  return box;
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])('a caret is read where it was placed: %i', (offset) => {
  const box = show(['ab', 'br', 'c'], ['de']);
  placeCaret(box, { anchor: offset, head: offset });
  expect(readCaret(box)).toEqual({
    anchor: offset,
    head: offset,
    isCollapsed: true,
    isAtStart: offset === 0,
    isAtEnd: offset === 7,
  });
});

test('a selection keeps its direction; all of a text and its end are found', () => {
  const box = show(['ab'], ['cd']);
  placeCaret(box, { anchor: 4, head: 1 });
  expect(readCaret(box)).toMatchObject({ anchor: 4, head: 1, isCollapsed: false });
  placeCaret(box, wholeText);
  expect(document.getSelection()?.toString()).toContain('cd');
  expect(readCaret(box)).toMatchObject({ isAtStart: true, isAtEnd: true, isCollapsed: false });
  placeCaret(box, textEnd);
  expect(readCaret(box)).toMatchObject({ anchor: 5, isAtEnd: true, isAtStart: false });
});

test('an empty text is at its start and at its end', () => {
  const box = show([]);
  placeCaret(box, textEnd);
  expect(readCaret(box)).toMatchObject({ isAtStart: true, isAtEnd: true });
});

test('a field of text and an e-mail field have a caret too', () => {
  const field = document.createElement('input');
  field.value = 'abc';
  document.body.replaceChildren(field);
  placeCaret(field, { anchor: 1, head: 1 });
  expect(readCaret(field)).toMatchObject({ anchor: 1, isAtStart: false, isAtEnd: false });
  field.type = 'email';
  expect(readCaret(field)).toMatchObject({ isAtEnd: true });
});
