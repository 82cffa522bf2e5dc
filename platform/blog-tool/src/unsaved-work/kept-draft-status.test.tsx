import { render, screen } from '@testing-library/react';
import { KeptDraftStatus } from './kept-draft-status';

const at = new Date('2026-01-02T14:05:09');

test.each([
  ['a new post', {}, ''],
  ['a stored one', { storedAt: '2026-01-02T14:05:09' }, 'Saved on 2 January 2026 at 14:05'],
  ['a change', { isChanged: true }, 'Not saved yet'],
  [
    'a kept change',
    { isChanged: true, kept: { at, isFull: false } },
    'Draft kept in this browser at 14:05:09; not saved yet',
  ],
  [
    'a full browser',
    { isChanged: true, kept: { at, isFull: true } },
    'This browser has no room left to keep your draft. Save it.',
  ],
  [
    'a draft on the server',
    { isChanged: true, onServer: { at, isFailing: false } },
    'Draft kept on the server at 14:05',
  ],
  [
    'a server that is away',
    { isChanged: true, kept: { at, isFull: false }, onServer: { isFailing: true } },
    'Draft kept in this browser at 14:05:09. The server does not respond; trying again',
  ],
  ['a save under way', { isChanged: true, isSaving: true, kept: { at, isFull: true } }, 'Saving…'],
])('%s is told', (_name, state, text) => {
  render(
    <KeptDraftStatus
      kept={{ isFull: false }}
      onServer={{ isFailing: false }}
      isSaving={false}
      isChanged={false}
      storedAt={undefined}
      {...state}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(text);
});
