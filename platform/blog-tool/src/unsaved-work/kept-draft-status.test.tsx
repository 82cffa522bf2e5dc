import { render, screen } from '@testing-library/react';
import type { DraftState, Keeping } from './draft-state';
import { KeptDraftStatus } from './kept-draft-status';

const at = new Date('2026-01-02T14:05:09');

const waiting = { kind: 'waiting' } as const;
const kept = { kind: 'kept', at } as const;
const failing = { kind: 'failing' } as const;
const unsaved = (browser: Keeping, server: Keeping): DraftState => ({ name: 'unsaved', browser, server });

test.each<[string, DraftState, string]>([
  ['a new post', { name: 'untouched' }, ''],
  ['a change', unsaved(waiting, waiting), 'Not saved yet'],
  ['a kept change', unsaved(kept, waiting), 'Draft kept in this browser at 14:05:09; not saved yet'],
  ['a full browser', unsaved(failing, waiting), 'This browser has no room left to keep your draft. Save it.'],
  ['a draft on the server', unsaved(waiting, kept), 'Draft kept on the server at 14:05'],
  [
    'a server that is away',
    unsaved(kept, failing),
    'Draft kept in this browser at 14:05:09. The server does not respond; trying again',
  ],
  [
    'a full browser and a server that is away',
    unsaved(failing, failing),
    'This browser has no room left to keep your draft. The server does not respond; trying again',
  ],
  ['a save under way', { name: 'saving' }, 'Saving…'],
])('the status says what is kept: %s', (_name, state, text) => {
  render(<KeptDraftStatus state={state} isSending={false} storedAt={undefined} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test.each([
  [false, 'Saved on 2 January 2026 at 14:05'],
  [true, 'Saving…'],
])('a stored post says when it was saved (its pictures are being sent: %s)', (isSending, text) => {
  render(<KeptDraftStatus state={{ name: 'untouched' }} isSending={isSending} storedAt="2026-01-02T14:05:09" />);
  expect(screen.getByRole('status').textContent).toBe(text);
});
